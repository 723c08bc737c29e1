const picture = 'first-contentful-paint'

/** Calls back once the page was seen: a layout or a file that is asked for earlier keeps everybody waiting. Browsers that do not tell count a frame. */
export function afterFirstPicture(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(callback))
    return
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName(picture).length === 0) return
    observer.disconnect()
    callback()
  })
  observer.observe({ type: 'paint', buffered: true })
}
