import type { Page } from 'playwright-core'
import { publicAddresses } from '#tests/support/addresses.ts'
import { startApp } from '#tests/support/app.ts'
import { launchChromium } from '#tests/support/chromium.ts'

/** A text of a page, in the language that its element declares. */
export type PageText = { at: string; lang: string; text: string }

/** Every text that a public page says, shows on demand or describes itself with. */
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

/** Parsed in an empty page: no page of the site runs, redirects or loads anything. */
function textsOf(html: string, page: Page): Promise<{ lang: string; text: string }[]> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const langOf = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') ?? ''
    const said = ['alt', 'aria-label', 'title', 'placeholder', 'content']
    const all = [...parsed.querySelectorAll('*')]
    const silent = 'script, style, code, pre, kbd, noscript'
    const own = all
      .filter((element) => element.closest(silent) === null)
      .flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .map((node) => ({ lang: langOf(element), text: node.textContent ?? '' })),
      )
    const isSaid = (element: Element, name: string) =>
      name !== 'content' || /description|title|alt/.test(element.outerHTML.slice(0, 60))
    const described = all.flatMap((element) =>
      said
        .filter((name) => element.hasAttribute(name) && isSaid(element, name))
        .map((name) => ({ lang: langOf(element), text: element.getAttribute(name) ?? '' })),
    )
    return [...own, ...described]
  }, html)
}
