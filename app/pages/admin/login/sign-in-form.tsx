import { Form } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import { PasswordField } from '../password-field.tsx'

type Props = { copy: AdminCopy['login']; typed: { email: string }; isBusy: boolean }

export function SignInForm({ copy: { fields, signIn }, typed, isBusy }: Props) {
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="mode" value="sign-in" />
      <InputField
        id="email"
        name="email"
        type="email"
        label={fields.email}
        dir="ltr"
        autoComplete="username"
        defaultValue={typed.email}
        className="[&_input]:rtl:text-end"
        required
        autoFocus
      />
      <PasswordField
        id="password"
        name="password"
        label={fields.password}
        copy={fields}
        autoComplete="current-password"
      />
      <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy} className="mt-2">
        {isBusy ? signIn.busy : signIn.submit}
      </Button>
      <p className="text-small text-fg-muted">
        {signIn.forgot}{' '}
        <bdi dir="ltr" className="block">
          npm run admin -- reset
        </bdi>
      </p>
    </Form>
  )
}
