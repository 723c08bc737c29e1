import { afterLoad } from './behaviours/after-load.ts'

const paint = 'first-contentful-paint'
/** Milliseconds after `load` to wait for browsers that do not report paints. */
const timeoutMs = 1_000

/** Calls back after the first paint. A layout or a request before it would delay it. */
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
