import { data } from 'react-router'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import type { ActionToast } from './action-toast.ts'

/** Returns a function that makes toasts in one language. For actions only. */
export function createToastMaker(lang: Lang) {
  const closeLabel = copyFor(lang).forms.toast.close
  return (kind: ActionToast['kind'], text: string): ActionToast => ({ kind, text, closeLabel })
}

/** Returns a function that responds to a form with a toast and an HTTP status. For actions only. */
export function createToastResponse(lang: Lang) {
  const makeToast = createToastMaker(lang)
  return (kind: ActionToast['kind'], text: string, status = 200) =>
    data({ toast: makeToast(kind, text) }, { status })
}
