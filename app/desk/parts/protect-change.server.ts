import { data } from 'react-router'
import { textField } from '#server/request/require-form.ts'
import { protectionOf, type ChangingScreen } from './change-protection.ts'
import { requirePassword, type Posted } from './require-password.server.ts'

/**
 * Lets an action continue if the change that the form requests is in the table of protections, after
 * the password where it needs one. Throws 400 for any other change. Called before anything changes.
 */
export async function protectChange(
  screen: ChangingScreen,
  { intent, ...posted }: Posted & { intent?: string },
): Promise<void> {
  const protection = protectionOf(screen, intent ?? textField(posted.form, 'intent'))
  if (protection === null) throw data(null, { status: 400 })
  if (protection === 'password') await requirePassword(posted)
}
