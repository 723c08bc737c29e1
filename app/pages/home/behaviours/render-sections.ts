import { afterLoad } from '#islands/behaviours/after-load.ts'
import { setData } from '#islands/behaviours/element-data.ts'

/**
 * Lays out the parts of the page that `content-visibility: auto` has skipped
 * (home/skipped-sections.css), one in each frame: all in one frame would delay the response to
 * input.
 */
export function renderSections(): void {
  const skipped = [...document.querySelectorAll('.stats-ledge ~ section, .site-footer')]
  const renderNext = () => {
    const section = skipped.shift()
    if (!section) return
    setData(section, 'rendered', true)
    requestAnimationFrame(() => setTimeout(renderNext))
  }
  afterLoad(renderNext)
}
