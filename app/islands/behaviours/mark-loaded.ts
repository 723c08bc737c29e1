import { afterLoad } from './after-load.ts'
import { setData } from './element-data.ts'

/** Allows fonts to load that the first screen does not need: their styles wait for the mark. */
export function markWhenLoaded(): void {
  afterLoad(() => setData(document.documentElement, 'page-loaded', true))
}
