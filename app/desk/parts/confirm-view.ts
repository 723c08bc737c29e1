import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { AdminSecurity } from '#desk/words/he/security.ts'

/** The name of the password field in any form that asks to confirm. */
export const confirmField = 'confirm-password'

/** The data that an action throws to ask for the password (require-password.server.ts). */
export type ConfirmView = {
  confirm: AdminSecurity['confirm']
  words: AdminCopy['login']['fields']
  /** The posted fields in their order, as [name, value]. */
  fields: string[][]
  action: string
  problem: string | null
}

export function isConfirmView(thrown: unknown): thrown is ConfirmView {
  return typeof thrown === 'object' && thrown !== null && 'confirm' in thrown && 'fields' in thrown
}
