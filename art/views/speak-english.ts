import type { Page } from 'playwright-core'
import { english, type EnglishPage } from './english-words.ts'

/**
 * Translates a Hebrew screen into English in the page. Throws on a text that the table does not
 * have.
 */
export async function speakEnglish(page: Page, name: EnglishPage): Promise<void> {
  const { words, style }: { words: Readonly<Record<string, string>>; style?: string } =
    english[name]
  if (style !== undefined) await page.addStyleTag({ content: style })
  const unknown = await page.evaluate((table) => {
    document.documentElement.lang = 'en'
    document.documentElement.dir = 'ltr'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.tagName === 'SCRIPT') continue
      const said = (text.nodeValue ?? '').replaceAll(/\s+/g, ' ')
      const known = table[said.trim()]
      if (known !== undefined) text.nodeValue = said.replace(said.trim(), known)
      else if (/[א-ת]/.test(said)) left.push(said)
    }
    return left
  }, words)
  if (unknown.length > 0) throw new Error(`${name} still speaks Hebrew: ${unknown.join(' | ')}`)
}
