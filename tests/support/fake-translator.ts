import type { Page } from 'playwright-core'

/** Translates the page now, and from then on whatever the page changes. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(startTranslator)
}

/** Translates every page that is opened, while it is parsed and before its scripts start. */
export async function translateFromStart(page: Page): Promise<void> {
  await page.addInitScript(startTranslator)
}

/**
 * Does to a document what Google Translate in Chrome does, without its dictionary. Each text is
 * wrapped in two <font>: every other one keeps its node there, the rest get a new one. Inline
 * elements change places with the text before them, as another word order requires, and a changed
 * text is translated again. Runs in the page.
 */
function startTranslator(): void {
  const untranslated = 'script, style, textarea, title, noscript, svg, [translate=no], font font'
  const inline = 'a, b, bdi, em, s, small, span, strong'
  const wrapper: string = 'font'
  const reordered = new WeakSet<Element>()
  let translated = 0

  function wrap(text: Text): void {
    const parent = text.parentElement
    if (!parent || text.data.trim() === '' || parent.closest(untranslated)) return
    const outer = document.createElement(wrapper)
    const inner = document.createElement(wrapper)
    text.replaceWith(outer)
    translated += 1
    inner.append(translated % 2 === 0 ? text : text.data)
    outer.append(inner)
    const next = outer.nextElementSibling
    if (reordered.has(parent) || !next?.matches(inline)) return
    reordered.add(parent)
    outer.before(next)
  }

  function wrapAll(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = root instanceof Text ? [root] : []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    found.forEach(wrap)
  }

  wrapAll(document)
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records)
      if (type === 'characterData') wrapAll(target)
      else addedNodes.forEach(wrapAll)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
