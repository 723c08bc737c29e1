import { afterLoad } from './after-load.ts'
import { dataSelector, setData } from './element-data.ts'

/** Those that styles/skipped-sections.css and styles/below-fold.css skip. */
const skippedParts = `main > section ~ section ~ section, ${dataSelector('below-fold')}, main ~ footer`
const otherParts = `:is(body > :is(header, nav), main > :not(link, script)):not(${skippedParts})`
/** How many elements of the other parts get their fonts in one frame; a larger part has its own. */
const elementsPerFrame = 150

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Once the page has loaded, gives its parts the fonts that the first screen does not need
 * (styles/public.css) and lays out those that were skipped. Not all in one frame, which would delay
 * the response to input.
 */
export function renderSections(): void {
  afterLoad(() => void renderParts())
}

async function renderParts(): Promise<void> {
  let elements = 0
  for (const part of document.querySelectorAll(otherParts)) {
    const size = part.querySelectorAll('*').length
    if (elements + size > elementsPerFrame) {
      await nextFrame()
      elements = 0
    }
    elements += size
    setData(part, 'rendered', true)
  }
  // The layout of this frame requests the fonts of the last parts. Each font that arrives lays out
  // all texts again, so the skipped parts wait for them.
  await nextFrame()
  await document.fonts.ready
  for (const part of document.querySelectorAll(skippedParts)) {
    await nextFrame()
    setData(part, 'rendered', true)
  }
}
