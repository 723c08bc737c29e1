import { data } from 'react-router'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { ActionToast } from './action-toast.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** Returns a function that makes toasts in one language. For actions only. */
export function createToastMaker(lang: DeskLang) {
  const closeLabel = deskCopyFor(lang).forms.toast.close
  return (kind: ActionToast['kind'], text: string): ActionToast => ({ kind, text, closeLabel })
}

/** Returns a function that responds to a form with a toast and an HTTP status. For actions only. */
export function createToastResponse(lang: DeskLang) {
  const makeToast = createToastMaker(lang)
  return (kind: ActionToast['kind'], text: string, status = 200) =>
    data({ toast: makeToast(kind, text) }, { status })
}
