import { afterLoad } from '../behaviours/after-load.ts'

const paint = 'first-contentful-paint'

/**
 * Calls back after the first paint. A layout or a request before it would delay it. Where the
 * browser does not report paints, calls back after `load`; where it misses this one, at a touch or
 * a key.
 */
export function afterFirstPaint(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return afterLoad(callback)
  const paintOrTouch = new Promise<void>((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName(paint).length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
    // No timer and no listener of `load`: either would be part of the task of the first layout.
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => resolve(), { once: true })
  })
  void paintOrTouch.then(callback)
}
