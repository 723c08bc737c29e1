import { afterLoad } from './after-load.ts'
import { setData } from './element-data.ts'

/**
 * Lays out the parts of the page that `content-visibility: auto` has skipped
 * (styles/skipped-sections.css), one in each frame: all in one frame would delay the response to
 * input.
 */
export function renderSections(): void {
  const skipped = [
    ...document.querySelectorAll('main > section ~ section ~ section, main ~ footer'),
  ]
  const renderNext = () => {
    const section = skipped.shift()
    if (!section) return
    setData(section, 'rendered', true)
    renderInNextFrame()
  }
  const renderInNextFrame = () => requestAnimationFrame(() => setTimeout(renderNext))
  afterLoad(renderInNextFrame)
}
