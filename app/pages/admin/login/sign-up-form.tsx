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

export function SignUpForm({ copy, typed, problems, isBusy }: Props) {
  const { fields, signUp } = copy
  const errorOf = (field: keyof Problems) => {
    const problem = problems[field]
    return problem && copy.problems[problem]
  }
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="mode" value="sign-up" />
      <CodeField fields={fields} error={errorOf('code')} />
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

type CodeProps = { fields: AdminCopy['login']['fields']; error: string | undefined }

function CodeField({ fields, error }: CodeProps) {
  return (
    <InputField
      id="code"
      name="code"
      label={fields.code}
      note={<span className="[unicode-bidi:plaintext]">{fields.codeHint}</span>}
      error={error}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      className="[&_[id$=-note]]:ms-0 [&_input]:uppercase [&_input]:rtl:text-end"
      ref={fillCodeFromUrl}
      required
    />
  )
}

/**
 * The link of an invitation has its code in the fragment, which browsers do not send to servers.
 */
function fillCodeFromUrl(input: HTMLInputElement | null): void {
  const [, code] = /^#code=([A-Z-]+)$/.exec(globalThis.location?.hash ?? '') ?? []
  if (input && code !== undefined && input.value === '') input.value = code
}
