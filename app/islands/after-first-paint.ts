import { afterLoad } from './behaviours/after-load.ts'

const paint = 'first-contentful-paint'
/** How long after `load` a browser is waited for that does not report paints, in milliseconds. */
const timeoutMs = 1_000

/**
 * Calls back once the page was painted. A layout or a file requested earlier would delay the first
 * paint.
 */
export function afterFirstPaint(callback: () => void): void {
  let isCalled = false
  const run = () => {
    if (isCalled) return
    isCalled = true
    observer.disconnect()
    callback()
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName(paint).length > 0) run()
  })
  observer.observe({ type: 'paint', buffered: true })
  afterLoad(() => setTimeout(run, timeoutMs))
}
