import { Form, useNavigation } from 'react-router'
import type { AdminMail } from '#desk/words/he/mail.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import type { MailFault, MailField } from './mail-server-form.ts'

type Props = {
  copy: Pick<AdminMail, 'fields' | 'notes' | 'faults' | 'save' | 'saving' | 'test' | 'locked'>
  server: Record<Exclude<MailField, 'password'>, string>
  isLocked: boolean
  faults: Partial<Record<MailField, MailFault>>
  /** Why the test email was not sent. */
  failure: string | null
}

const fields = [
  { name: 'host', autoComplete: 'off', inputMode: 'url' },
  { name: 'port', autoComplete: 'off', inputMode: 'numeric' },
  { name: 'user', autoComplete: 'off', inputMode: 'email' },
  { name: 'password', autoComplete: 'new-password', inputMode: 'text' },
] as const satisfies readonly { name: MailField; autoComplete: string; inputMode: string }[]

const ltr = '[&_input]:text-start rtl:[&_input]:text-end'

/** One button sends a test email and, once the server took it, stores the server. */
export function MailForm({ copy, server, isLocked, faults, failure }: Props) {
  const action = isLocked ? copy.test : copy.save
  const isBusy = useNavigation().formData !== undefined
  return (
    <Form method="post" className="min-w-0 border-t-2 border-line-strong pt-4 [&>div]:max-w-160">
      <input type="hidden" name="intent" value="save" />
      {isLocked ? <p>{copy.locked}</p> : null}
      {failure === null ? null : (
        <p role="alert" className="mb-4 font-medium text-danger">
          {failure}
        </p>
      )}
      <div className="grid gap-5">
        {isLocked
          ? null
          : fields.map(({ name, autoComplete, inputMode }) => (
              <InputField
                key={name}
                id={name}
                name={name}
                label={copy.fields[name]}
                type={name === 'password' ? 'password' : 'text'}
                dir="ltr"
                autoComplete={autoComplete}
                inputMode={inputMode}
                defaultValue={name === 'password' ? '' : server[name]}
                note={name === 'user' ? undefined : copy.notes[name]}
                error={messageOf(faults[name], copy.faults)}
                className={ltr}
              />
            ))}
      </div>
      <Button type="submit" aria-busy={isBusy} isBusy={isBusy} className="mt-8">
        {isBusy ? copy.saving : action}
      </Button>
    </Form>
  )
}

function messageOf(
  fault: MailFault | undefined,
  sentences: AdminMail['faults'],
): string | undefined {
  return fault && sentences[fault]
}
