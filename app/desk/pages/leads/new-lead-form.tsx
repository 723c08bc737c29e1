import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { Forms } from '#copy/he/forms.ts'
import type { ManualLeadErrors, ManualLeadField } from '#domain/leads/manual-lead.ts'
import { Button } from '#ui/button.tsx'
import { InputField, SelectField, TextAreaField } from '#ui/field.tsx'
import { usePendingForm } from '#desk/parts/use-pending-form.ts'
import { WaitingForm } from '#desk/parts/waiting-form.tsx'

/** Built by new-lead-copy.server.ts. */
export type NewLeadCopy = {
  newLead: AdminCopy['newLead']
  pending: AdminCopy['pending']['forms']
  labels: Forms['lead']['labels']
  errors: Forms['lead']['errors']
  choose: string
  services: readonly { id: string; name: string }[]
}

type Props = {
  copy: NewLeadCopy
  /**
   * For browsers without scripts: the idempotency key, and the errors and values of a refused form.
   */
  withoutScripts?: {
    key: string
    errors: ManualLeadErrors
    values: Readonly<Record<string, string>>
  }
  onSent: (leadId: string) => void
}

const fields = ['name', 'phone', 'service_type', 'notes', 'email'] as const

export function NewLeadForm({ copy, withoutScripts, onSent }: Props) {
  const { ref, form, storeInput, submit, startAnother } = usePendingForm({
    kind: 'new-lead',
    lead: null,
    fields,
    onSent,
  })
  if (form?.state.kind === 'waiting' || form?.state.kind === 'sent')
    return <WaitingForm copy={copy.pending} form={form} onAnother={startAnother} />
  const errors = form?.state.kind === 'refused' ? form.state.errors : withoutScripts?.errors
  const { labels, services } = copy
  const field = (name: ManualLeadField) => ({
    id: name,
    name,
    error: errorText(copy.errors, errors?.[name]),
    defaultValue: withoutScripts?.values[name] ?? '',
  })
  const latin = { dir: 'ltr', className: '[&_input]:rtl:text-end' }
  return (
    <form
      ref={ref}
      method="post"
      onInput={storeInput}
      onSubmit={submit}
      className="mt-5 grid gap-4"
    >
      <input type="hidden" name="key" value={withoutScripts?.key ?? ''} />
      <InputField {...field('name')} label={labels.name} dir="auto" required autoFocus />
      <InputField {...field('phone')} {...latin} type="tel" label={labels.phone} required />
      <SelectField {...field('service_type')} label={labels.service_type} required>
        <option value="">{copy.choose}</option>
        {services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('notes')}
        label={copy.newLead.notes}
        dir="auto"
        rows={2}
        className="[&_textarea]:min-h-24"
      />
      <InputField {...field('email')} {...latin} type="email" label={copy.newLead.email} />
      <Button type="submit">{copy.newLead.submit}</Button>
    </form>
  )
}

/** Codes read from the device's storage were only checked to be texts. */
export function errorText(
  texts: Forms['lead']['errors'],
  code: string | undefined,
): string | undefined {
  const known = Object.entries(texts).find(([key]) => key === code)
  return known?.[1]
}
