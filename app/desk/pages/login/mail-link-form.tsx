import { Form } from 'react-router'
import type { AdminRecovery } from '#desk/words/he/recovery.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { EmailField } from './email-field.tsx'

type Props = {
  copy: AdminRecovery['forgot']['mail']
  label: string
  email: string
  isBusy: boolean
}

/** Requests an emailed link for setting a new password. */
export function MailLinkForm({ copy, label, email, isBusy }: Props) {
  return (
    <Form method="post" className="mt-1 grid gap-5">
      <p className="text-small text-fg-muted">{copy.lead}</p>
      <input type="hidden" name="intent" value="link" />
      <EmailField id="link-email" label={label} defaultValue={email} />
      <SubmitButton isBusy={isBusy} label={copy.submit} busyLabel={copy.busy} />
    </Form>
  )
}
