import { Form } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import { PasswordField } from '../password-field.tsx'

type Problems = Partial<
  Record<'name' | 'email' | 'password' | 'code', keyof AdminCopy['login']['problems']>
>

type Props = {
  copy: AdminCopy['login']
  typed: { name: string; email: string }
  problems: Problems
  isBusy: boolean
}

export function SignUpForm({
  copy: { fields, signUp, problems: words },
  typed,
  problems,
  isBusy,
}: Props) {
  const errorOf = (field: keyof Problems) => {
    const problem = problems[field]
    return problem && words[problem]
  }
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="mode" value="sign-up" />
      <InputField
        id="code"
        name="code"
        label={fields.code}
        note={<span className="[unicode-bidi:plaintext]">{fields.codeHint}</span>}
        error={errorOf('code')}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        className="[&_[id$=-note]]:ms-0 [&_input]:uppercase [&_input]:rtl:text-end"
        ref={takeCodeFromAddress}
        required
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
      <InputField
        id="email"
        name="email"
        type="email"
        label={fields.email}
        error={errorOf('email')}
        dir="ltr"
        autoComplete="username"
        defaultValue={typed.email}
        className="[&_input]:rtl:text-end"
        required
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
      <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy} className="mt-2">
        {isBusy ? signUp.busy : signUp.submit}
      </Button>
    </Form>
  )
}

/** An invitation carries its code behind the #, which browsers send to nobody. */
function takeCodeFromAddress(input: HTMLInputElement | null): void {
  const [, code] = /^#code=([A-Z-]+)$/.exec(globalThis.location?.hash ?? '') ?? []
  if (input && code !== undefined && input.value === '') input.value = code
}
