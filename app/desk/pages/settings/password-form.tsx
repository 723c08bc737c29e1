import { Form, useNavigation } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { PasswordField } from '#desk/parts/password-field.tsx'

type Problems = { current?: 'current'; next?: 'short' | 'long' | 'common' | 'personal' | 'same' }

type Props = {
  copy: AdminCopy['settings']['password']
  login: Pick<AdminCopy['login'], 'fields' | 'problems'>
  problems: Problems
}

export function PasswordForm({ copy, login, problems: { current, next } }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'password'
  return (
    <Form method="post" className="grid max-w-120 gap-5">
      <input type="hidden" name="intent" value="password" />
      <PasswordField
        id="current"
        name="current"
        label={copy.current}
        copy={login.fields}
        autoComplete="current-password"
        error={current && copy.problems[current]}
      />
      <PasswordField
        id="next"
        name="next"
        label={copy.next}
        copy={login.fields}
        autoComplete="new-password"
        note={login.fields.passwordHint}
        error={next === 'same' ? copy.problems.same : next && login.problems[next]}
      />
      <p className="text-small text-fg-muted">{copy.note}</p>
      <SubmitButton
        isBusy={isBusy}
        label={copy.submit}
        busyLabel={copy.busy}
        size="small"
        className="justify-self-start"
      />
    </Form>
  )
}
