import { Form, Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { PasswordField } from '#desk/parts/password-field.tsx'
import { EmailField } from './email-field.tsx'

type Props = {
  copy: AdminCopy['login']
  forgot: { link: string; url: string }
  typed: { email: string }
  isBusy: boolean
}

export function SignInForm({ copy: { fields, signIn }, forgot, typed, isBusy }: Props) {
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="mode" value="sign-in" />
      <EmailField id="email" label={fields.email} defaultValue={typed.email} autoFocus />
      <PasswordField
        id="password"
        name="password"
        label={fields.password}
        copy={fields}
        autoComplete="current-password"
      />
      <SubmitButton
        isBusy={isBusy}
        label={signIn.submit}
        busyLabel={signIn.busy}
        className="mt-2"
      />
      <Link to={forgot.url} className="text-link justify-self-start text-small">
        {forgot.link}
      </Link>
    </Form>
  )
}
