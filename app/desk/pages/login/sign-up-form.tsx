import { Form } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { InputField } from '#ui/field.tsx'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { PasswordField } from '#desk/parts/password-field.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'

type Problems = Partial<
  Record<'name' | 'email' | 'password' | 'code', keyof AdminCopy['login']['problems']>
>

type Props = {
  copy: AdminCopy['login']
  typed: { name: string; email: string }
  problems: Problems
  isBusy: boolean
}

export function SignUpForm({ copy, typed, problems, isBusy }: Props) {
  const { fields, signUp } = copy
  const errorOf = (field: keyof Problems) => {
    const problem = problems[field]
    return problem && copy.problems[problem]
  }
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="mode" value="sign-up" />
      <CodeField
        id="code"
        label={fields.code}
        hint={fields.codeHint}
        error={errorOf('code')}
        autoComplete="one-time-code"
        ref={fillCodeFromUrl}
      />
      <InputField
        id="name"
        name="name"
        label={fields.name}
        error={errorOf('name')}
        dir="auto"
        autoComplete="name"
        defaultValue={typed.name}
        required
      />
      <EmailField
        id="email"
        label={fields.email}
        error={errorOf('email')}
        defaultValue={typed.email}
      />
      <PasswordField
        id="password"
        name="password"
        label={fields.password}
        note={fields.passwordHint}
        error={errorOf('password')}
        copy={fields}
        autoComplete="new-password"
      />
      <SubmitButton
        isBusy={isBusy}
        label={signUp.submit}
        busyLabel={signUp.busy}
        className="mt-2"
      />
    </Form>
  )
}

/**
 * The link of an invitation has its code in the fragment, which browsers do not send to servers.
 */
function fillCodeFromUrl(input: HTMLInputElement | null): void {
  const [, code] = /^#code=([A-Z-]+)$/.exec(globalThis.location?.hash ?? '') ?? []
  if (input && code !== undefined && input.value === '') input.value = code
}
