import { createToastElement, type Toast } from './toast-element.ts'
import { dismissOnSwipe } from './swipe.ts'

const shownFor = 4000
/** A closed toast may still be updated and opened again for this long (site.md §4). */
const removedAfter = 1_000_000

type Live = { id: number; toast: Toast; element: HTMLElement; timer: number }

let live: Live | null = null
let lastId = 0

/** One live message at a time: a new one takes the place of the last. */
export function showToast(toast: Toast): number {
  live?.element.remove()
  clearTimeout(live?.timer)
  lastId += 1
  open(lastId, toast)
  return lastId
}

export function updateToast(id: number, change: Partial<Toast>): void {
  if (live?.id !== id) return
  live.element.remove()
  clearTimeout(live.timer)
  open(id, { ...live.toast, ...change })
}

export function dismissToast(id: number): void {
  if (live?.id !== id) return
  live.element.hidePopover()
  clearTimeout(live.timer)
  live.timer = window.setTimeout(() => remove(id), removedAfter)
}

function remove(id: number): void {
  if (live?.id !== id) return
  live.element.remove()
  live = null
}

function open(id: number, toast: Toast): void {
  const dismiss = () => dismissToast(id)
  const element = createToastElement(toast, dismiss)
  live = { id, toast, element, timer: 0 }
  document.body.append(element)
  element.showPopover()
  dismissOnSwipe(element, dismiss)
  if (toast.kind === 'status') closeByItself(live, dismiss)
}

/** Not while somebody reads it with the pointer on it or the keyboard in it (WCAG 2.2.1). */
function closeByItself(toast: Live, dismiss: () => void): void {
  const start = () => {
    clearTimeout(toast.timer)
    toast.timer = window.setTimeout(dismiss, shownFor)
  }
  const stop = () => clearTimeout(toast.timer)
  toast.element.addEventListener('pointerenter', stop)
  toast.element.addEventListener('focusin', stop)
  toast.element.addEventListener('pointerleave', start)
  toast.element.addEventListener('focusout', start)
  start()
}
