import { dismissOnSwipe } from './swipe.ts'
import { createToastElement, updateToastElement, type Toast } from './toast-element.ts'

/** How long a toast without an action is shown, in milliseconds (requirements 3.7). */
const shownFor = 4000
/** How long after closing a toast leaves the document, in milliseconds (requirements 3.7). */
const removedAfter = 1_000_000

/** `isHeld`: the pointer or the focus is on it. */
type Live = { id: number; toast: Toast; element: HTMLElement; timer: number; isHeld: boolean }

let live: Live | null = null
let lastId = 0

/**
 * One toast at a time: a new one updates the words of an open one of its kind, or else replaces the
 * last. Returns its id.
 */
export function showToast(toast: Toast): number {
  lastId += 1
  if (live && live.toast.kind === toast.kind && live.element.matches(':popover-open')) {
    updateToastElement(live.element, toast)
    Object.assign(live, { id: lastId, toast })
  } else {
    if (live) remove(live)
    live = open(toast)
  }
  restart(live)
  return lastId
}

export function dismissToast(id: number): void {
  if (live?.id === id) close(live)
}

function open(toast: Toast): Live {
  const dismiss = () => close(opened)
  const element = createToastElement(toast, dismiss)
  const opened: Live = { id: lastId, toast, element, timer: 0, isHeld: false }
  document.body.append(element)
  element.showPopover()
  dismissOnSwipe(element, dismiss)
  const hold = (isHeld: boolean) => () => {
    opened.isHeld = isHeld
    restart(opened)
  }
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, hold(true))
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, hold(false))
  return opened
}

/** A toast that is held does not close (WCAG 2.2.1), and one with an action waits for it. */
function restart(opened: Live): void {
  clearTimeout(opened.timer)
  if (opened.isHeld || opened.toast.action) return
  opened.timer = window.setTimeout(() => close(opened), shownFor)
}

function close(closed: Live): void {
  clearTimeout(closed.timer)
  closed.element.hidePopover()
  closed.timer = window.setTimeout(() => remove(closed), removedAfter)
}

function remove({ element, timer }: Live): void {
  clearTimeout(timer)
  element.remove()
}
