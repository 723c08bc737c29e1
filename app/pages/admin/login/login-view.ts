import type { SignUpProblems } from '#server/admins/sign-up.ts'
import type { NewCodesView } from './new-codes.tsx'

/** What the login page shows after a form was answered. */
export type LoginView = {
  typed: { name: string; email: string }
  problems: SignUpProblems
  message: string | null
  /** Of the account that was just made. */
  newCodes: NewCodesView | null
  /** The password was right: the token that the form of the code carries. */
  step: string | null
}

export const nothingTyped: LoginView = {
  typed: { name: '', email: '' },
  problems: {},
  message: null,
  newCodes: null,
  step: null,
}
