import { Form } from 'react-router'
import type { AdminRecovery } from '#desk/words/he/recovery.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { PasswordField } from '#desk/parts/password-field.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'

type Props = {
  copy: AdminRecovery['forgot']['code']
  fields: AdminCopy['login']['fields']
  email: string
  passwordError: string | undefined
  isBusy: boolean
}

/** Sets a new password in exchange for a recovery code. */
export function RecoveryCodeForm({ copy, fields, email, passwordError, isBusy }: Props) {
  return (
    <Form method="post" className="mt-1 grid gap-5">
      <p className="text-small text-fg-muted">{copy.lead}</p>
      <input type="hidden" name="intent" value="code" />
      <EmailField id="code-email" label={fields.email} defaultValue={email} />
      <CodeField id="code" label={copy.code} hint={fields.codeHint} autoComplete="off" />
      <PasswordField
        id="password"
        name="password"
        label={copy.password}
        note={fields.passwordHint}
        error={passwordError}
        copy={fields}
        autoComplete="new-password"
      />
      <SubmitButton isBusy={isBusy} label={copy.submit} busyLabel={copy.busy} />
    </Form>
  )
}
