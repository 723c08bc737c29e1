import { showToast } from '#ui/toast/toast.ts'

/** What an action has to say about itself, in the admin's language. */
export type Said = { kind: 'done' | 'failed'; text: string }

export function tell({ kind, text }: Said, closeLabel: string): void {
  showToast({ kind: kind === 'done' ? 'status' : 'error', title: text, closeLabel })
}
