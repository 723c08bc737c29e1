import { afterLoad } from './after-load.ts'
import { dataSelector, setData } from './element-data.ts'
import { firstInput } from './first-input.ts'

/** Those that documents/site/styles/skipped-sections.css and documents/site/styles/below-fold.css skip. */
const skippedParts = `main > section ~ section ~ section, ${dataSelector('below-fold')}, main ~ footer`
const otherParts = `:is(body > :is(header, nav), main > :not(link, script)):not(${skippedParts})`
/** How many elements of the other parts get their fonts in one frame; a larger part has its own. */
const elementsPerFrame = 150

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Once the page has loaded, gives its parts the fonts that the first screen does not need
 * (documents/site/styles/public.css) and lays out those that were skipped: at once where a part is visible or less
 * than a screen below, elsewhere at the visitor's first input. Who only reads the first screen does
 * not pay for the others. Not all in one frame, which would delay the response to input.
 */
export function renderSections(): void {
  const input = firstInput()
  afterLoad(() => void renderParts(input))
}

async function renderParts(input: Promise<void>): Promise<void> {
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
  const skipped = [...document.querySelectorAll(skippedParts)]
  await renderSkipped(skipped.filter(isNear))
  await input
  await renderSkipped(skipped)
}

async function renderSkipped(parts: readonly Element[]): Promise<void> {
  for (const part of parts) {
    await nextFrame()
    setData(part, 'rendered', true)
  }
}

function isNear(part: Element): boolean {
  return part.getBoundingClientRect().top < innerHeight * 2
}
