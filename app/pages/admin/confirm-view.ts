import type { AdminCopy } from '#copy/he/admin.ts'
import type { AdminSecurity } from '#copy/he/admin-security.ts'

/** The name of the password among the fields of any form. */
export const confirmField = 'confirm-password'

/** What an action throws to ask for the password: see require-password.server.ts. */
export type ConfirmView = {
  confirm: AdminSecurity['confirm']
  words: AdminCopy['login']['fields']
  /** What was posted, in its order. */
  fields: string[][]
  action: string
  problem: string | null
}

export function isConfirmView(thrown: unknown): thrown is ConfirmView {
  return typeof thrown === 'object' && thrown !== null && 'confirm' in thrown && 'fields' in thrown
}
