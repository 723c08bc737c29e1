import { afterLoad } from './after-load.ts'
import { setData } from './element-data.ts'

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Lays out the parts of the page that `content-visibility: auto` has skipped
 * (styles/skipped-sections.css), one in each frame: all in one frame would delay the response to
 * input. Fonts that are loading come first, because each font that arrives lays out all texts of
 * the page again.
 */
export function renderSections(): void {
  afterLoad(() => void renderOneByOne())
}

async function renderOneByOne(): Promise<void> {
  // The layout of this frame requests the fonts that waited for `load` (mark-loaded.ts).
  await nextFrame()
  await document.fonts.ready
  for (const section of document.querySelectorAll(
    'main > section ~ section ~ section, main ~ footer',
  )) {
    await nextFrame()
    setData(section, 'rendered', true)
  }
}
