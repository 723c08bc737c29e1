import { afterLoad } from './behaviours/after-load.ts'

const picture = 'first-contentful-paint'

/** Browsers that keep such times from pages never tell of a picture. */
const patienceMs = 1_000

/** Calls back once the page was seen: a layout or a file that is asked for earlier keeps everybody waiting. */
export function afterFirstPicture(callback: () => void): void {
  let isCalled = false
  const go = () => {
    if (isCalled) return
    isCalled = true
    observer.disconnect()
    callback()
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName(picture).length > 0) go()
  })
  observer.observe({ type: 'paint', buffered: true })
  afterLoad(() => setTimeout(go, patienceMs))
}
