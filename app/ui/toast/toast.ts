import { dismissOnSwipe } from './swipe.ts'
import { createToastElement, updateToastElement, type Toast } from './toast-element.ts'

/** Time that a toast without an action is shown, in milliseconds (requirements 3.7). */
const shownMs = 4000
/** Time from closing a toast to removing its element, in milliseconds (requirements 3.7). */
const removalDelayMs = 1_000_000

type Holder = 'pointer' | 'focus'

/** `heldBy`: what is on the toast. */
type OpenToast = {
  id: number
  toast: Toast
  element: HTMLElement
  timer: number
  heldBy: Set<Holder>
}

let openToast: OpenToast | null = null
let lastId = 0

/**
 * Shows one toast at a time: a new one updates the text of an open one of the same kind, or else
 * replaces it. Returns the id of the toast.
 */
export function showToast(toast: Toast): number {
  lastId += 1
  if (
    openToast &&
    openToast.toast.kind === toast.kind &&
    openToast.element.matches(':popover-open')
  ) {
    updateToastElement(openToast.element, toast)
    Object.assign(openToast, { id: lastId, toast })
  } else {
    if (openToast) remove(openToast)
    openToast = open(toast)
  }
  restartTimer(openToast)
  return lastId
}

export function dismissToast(id: number): void {
  if (openToast?.id === id) close(openToast)
}

function open(toast: Toast): OpenToast {
  const dismiss = () => close(opened)
  const element = createToastElement(toast, dismiss)
  const opened: OpenToast = { id: lastId, toast, element, timer: 0, heldBy: new Set() }
  document.body.append(element)
  element.showPopover()
  dismissOnSwipe(element, dismiss)
  const on = (type: string, change: () => void) =>
    element.addEventListener(type, () => {
      change()
      restartTimer(opened)
    })
  const hold = (holder: Holder, comes: string, goes: string) => {
    on(comes, () => opened.heldBy.add(holder))
    on(goes, () => opened.heldBy.delete(holder))
  }
  hold('pointer', 'pointerenter', 'pointerleave')
  hold('focus', 'focusin', 'focusout')
  return opened
}

/**
 * Restarts the time until the toast closes. A held toast stays open (WCAG 2.2.1), and so does one
 * with an action.
 */
function restartTimer(opened: OpenToast): void {
  clearTimeout(opened.timer)
  if (opened.heldBy.size > 0 || opened.toast.action) return
  opened.timer = window.setTimeout(() => close(opened), shownMs)
}

function close(closed: OpenToast): void {
  clearTimeout(closed.timer)
  closed.element.hidePopover()
  closed.timer = window.setTimeout(() => remove(closed), removalDelayMs)
}

function remove({ element, timer }: OpenToast): void {
  clearTimeout(timer)
  element.remove()
}
