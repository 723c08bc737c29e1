import { afterLoad } from './behaviours/after-load.ts'

const paint = 'first-contentful-paint'

/**
 * Calls back after the first paint. A layout or a request before it would delay it. Where the
 * browser does not report paints, calls back after `load`; where it misses this one, at a touch or
 * a key.
 */
export function afterFirstPaint(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return afterLoad(callback)
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
  // No timer and no listener of `load`: either would be part of the task of the first layout.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, run, { once: true })
}
