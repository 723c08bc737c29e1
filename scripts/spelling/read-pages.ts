import type { Page } from 'playwright-core'
import { publicAddresses } from '#tests/support/addresses.ts'
import { startApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'

/** A text of a page with the language that its element declares. */
export type PageText = { at: string; lang: string; text: string }

/** All texts of the public pages: shown, shown on demand, or in descriptive attributes. */
export async function readPages(): Promise<PageText[]> {
  const app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const texts: PageText[] = []
    for (const address of publicAddresses) {
      const html = await (await fetch(app.address + address)).text()
      texts.push(...(await textsOf(html, page)).map((found) => ({ at: address, ...found })))
    }
    return texts
  } finally {
    await browser.close()
    await app.stop()
  }
}

/** Parses the HTML in an empty page, so that no script runs and nothing is loaded. */
function textsOf(html: string, page: Page): Promise<{ lang: string; text: string }[]> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const langOf = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') ?? ''
    const textAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content']
    const all = [...parsed.querySelectorAll('*')]
    const excluded = 'script, style, code, pre, kbd, noscript'
    const textNodes = all
      .filter((element) => element.closest(excluded) === null)
      .flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .map((node) => ({ lang: langOf(element), text: node.textContent ?? '' })),
      )
    const isText = (element: Element, name: string) =>
      name !== 'content' || /description|title|alt/.test(element.outerHTML.slice(0, 60))
    const attributeTexts = all.flatMap((element) =>
      textAttributes
        .filter((name) => element.hasAttribute(name) && isText(element, name))
        .map((name) => ({ lang: langOf(element), text: element.getAttribute(name) ?? '' })),
    )
    return [...textNodes, ...attributeTexts]
  }, html)
}
