type Swipe = { distance: number; milliseconds: number }

/** Pixels, and pixels per millisecond. */
const thresholds = { distance: 20, velocity: 0.11 }

/** Whether a swipe is long or fast enough to close a toast (requirements 3.7). */
export function isDismissal({ distance, milliseconds }: Swipe): boolean {
  return (
    distance >= thresholds.distance ||
    (distance > 0 && distance / Math.max(milliseconds, 1) > thresholds.velocity)
  )
}

/** Closes a toast that is swiped right or down, towards the corner from which it came. */
export function dismissOnSwipe(element: HTMLElement, dismiss: () => void): void {
  let start: PointerEvent | null = null
  const distance = (event: PointerEvent) =>
    Math.max(0, event.clientX - (start?.clientX ?? 0), event.clientY - (start?.clientY ?? 0))

  element.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    start = event
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    if (start) element.style.translate = `${distance(event)}px`
  })
  element.addEventListener('pointerup', (event) => {
    if (
      start &&
      isDismissal({ distance: distance(event), milliseconds: event.timeStamp - start.timeStamp })
    )
      dismiss()
    else element.style.translate = ''
    start = null
  })
  element.addEventListener('pointercancel', () => {
    element.style.translate = ''
    start = null
  })
}
