import { showToast } from '#ui/toast/toast.ts'

/** The outcome of an action, in the admin's language. */
export type ActionToast = { kind: 'done' | 'failed'; text: string; closeLabel: string }

/** Shows the toast, if any, in the data that an action returned. Returns the data unchanged. */
export function showActionToast<Data extends { toast: ActionToast | null }>(actionData: Data) {
  const { toast } = actionData
  if (toast) {
    const { kind, text: title, closeLabel } = toast
    showToast({ kind: kind === 'done' ? 'status' : 'error', title, closeLabel })
  }
  return actionData
}
