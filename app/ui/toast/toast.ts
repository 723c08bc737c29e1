import { dismissOnSwipe } from './swipe.ts'
import { createToastElement, type Toast } from './toast-element.ts'

const shownFor = 4000
/** How long after closing a toast leaves the document, in milliseconds (requirements 3.7). */
const removedAfter = 1_000_000

type Live = { id: number; element: HTMLElement; timer: number }

let live: Live | null = null
let lastId = 0

/** One toast at a time: a new one replaces the last. */
export function showToast(toast: Toast): number {
  lastId += 1
  const id = lastId
  const dismiss = () => dismissToast(id)
  if (live) remove(live)
  live = { id, element: createToastElement(toast, dismiss), timer: 0 }
  document.body.append(live.element)
  live.element.showPopover()
  dismissOnSwipe(live.element, dismiss)
  if (toast.kind === 'status') closeByItself(live, dismiss)
  return id
}

export function dismissToast(id: number): void {
  if (live?.id !== id) return
  const closed = live
  closed.element.hidePopover()
  clearTimeout(closed.timer)
  closed.timer = window.setTimeout(() => remove(closed), removedAfter)
}

function remove({ element, timer }: Live): void {
  clearTimeout(timer)
  element.remove()
}

/** It does not close while the pointer or the focus is on it (WCAG 2.2.1). */
function closeByItself(toast: Live, dismiss: () => void): void {
  const stop = () => clearTimeout(toast.timer)
  const start = () => {
    stop()
    toast.timer = window.setTimeout(dismiss, shownFor)
  }
  toast.element.addEventListener('pointerenter', stop)
  toast.element.addEventListener('focusin', stop)
  toast.element.addEventListener('pointerleave', start)
  toast.element.addEventListener('focusout', start)
  start()
}
