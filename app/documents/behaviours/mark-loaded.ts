import { afterLoad } from './after-load.ts'
import { setData } from './element-data.ts'

/**
 * Allows fonts of a template to load that its first screen does not need: their styles wait for the
 * mark. Other pages: render-sections.ts.
 */
export function markWhenLoaded(): void {
  afterLoad(() => setData(document.documentElement, 'page-loaded', true))
}
