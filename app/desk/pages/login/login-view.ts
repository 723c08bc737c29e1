import type { SignUpProblems } from '#server/admins/sign-up/sign-up.ts'
import type { NewCodesView } from './new-codes.tsx'

/** What the login page shows after a form was posted. */
export type LoginView = {
  typed: { name: string; email: string }
  problems: SignUpProblems
  message: string | null
  /** The recovery codes of the account that was just created. */
  newCodes: NewCodesView | null
  /** Set after a correct password: the token that the form of the code sends back. */
  step: string | null
}

export const emptyLoginView: LoginView = {
  typed: { name: '', email: '' },
  problems: {},
  message: null,
  newCodes: null,
  step: null,
}
