import type { ComponentProps } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { Forms } from '#copy/he/forms.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { manualLeadFields, type ManualLeadField } from '#domain/leads/manual-lead-fields.ts'
import type { ManualLeadErrors } from '#domain/leads/manual-lead.ts'
import { Button } from '#ui/button.tsx'
import { InputField, SelectField, TextAreaField } from '#ui/field.tsx'
import { usePendingForm } from '#desk/parts/use-pending-form.ts'
import { WaitingForm } from '#desk/parts/waiting-form.tsx'
import { CallOutcome } from './call-outcome.tsx'
import { CallerLine } from './caller-line.tsx'
import { errorText } from '#desk/parts/error-text.ts'
import { fillCaller } from './fill-caller.ts'
import { useKnownCaller, type Caller } from './use-known-caller.ts'

/** Built by caller-copy.server.ts. */
export type CallerCopy = {
  lang: DeskLang
  newLead: AdminCopy['newLead']
  pending: AdminCopy['pending']['forms']
  labels: Forms['lead']['labels']
  errors: Readonly<Record<string, string>>
  choose: string
  services: readonly { id: string; name: string }[]
  days: { today: string; next: string }
}

type Props = {
  copy: CallerCopy
  /**
   * For browsers without scripts: the idempotency key, the errors and values of a form that was
   * refused or only asked who is calling, and the answer to that.
   */
  withoutScripts?: {
    key: string
    errors: ManualLeadErrors
    values: Readonly<Record<string, string>>
    caller: Caller
  }
  onSent: (leadId: string) => void
}

/** What a caller said, with the number first, because it says who is calling. */
export function CallerForm({ copy, withoutScripts, onSent }: Props) {
  const { ref, form, storeInput, submit, startAnother } = usePendingForm({
    kind: 'new-lead',
    lead: null,
    fields: manualLeadFields,
    onSent,
  })
  const { caller, look } = useKnownCaller({
    lang: copy.lang,
    form: ref,
    first: withoutScripts?.caller ?? null,
    onFound: (known) => {
      if (ref.current) fillCaller(ref.current, known)
      storeInput()
    },
  })
  if (form?.state.kind === 'waiting' || form?.state.kind === 'sent')
    return <WaitingForm copy={copy.pending} form={form} onAnother={startAnother} />
  const errors = form?.state.kind === 'refused' ? form.state.errors : withoutScripts?.errors
  return (
    <form
      ref={ref}
      method="post"
      onInput={(event) => {
        chooseOutcomeOfDay(event.currentTarget, event.target)
        look()
        storeInput()
      }}
      onSubmit={submit}
      className="mt-5 grid gap-4"
    >
      <input type="hidden" name="key" value={withoutScripts?.key ?? ''} />
      <Fields
        copy={copy}
        caller={caller}
        errors={errors ?? {}}
        values={withoutScripts?.values ?? {}}
      />
      <Button type="submit">{copy.newLead.submit}</Button>
    </form>
  )
}

type FieldsProps = {
  copy: CallerCopy
  caller: Caller
  errors: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}

function Fields({ copy, caller, errors, values }: FieldsProps) {
  const { lang, labels, newLead } = copy
  const errorOf = (name: ManualLeadField) => errorText(copy.errors, errors[name])
  const field = (name: ManualLeadField) => ({
    id: name,
    name,
    error: errorOf(name),
    defaultValue: values[name] ?? '',
  })
  const latin = { dir: 'ltr', className: '[&_input]:rtl:text-end' }
  return (
    <>
      <div>
        <InputField
          {...field('phone')}
          {...latin}
          type="tel"
          label={labels.phone}
          autoComplete="off"
          required
          autoFocus
        />
        <CallerLine lang={lang} copy={newLead.known} caller={caller} />
      </div>
      <InputField {...field('name')} label={labels.name} dir="auto" autoComplete="off" required />
      <ServiceField {...field('service_type')} copy={copy} />
      <TextAreaField
        {...field('notes')}
        label={newLead.notes}
        dir="auto"
        rows={2}
        className="[&_textarea]:min-h-24"
      />
      <InputField
        {...field('email')}
        {...latin}
        type="email"
        label={newLead.email}
        autoComplete="off"
      />
      <CallOutcome
        copy={newLead}
        errors={{ next: errorOf('next'), day: errorOf('day') }}
        values={values}
        days={copy.days}
      />
    </>
  )
}

type ServiceProps = Pick<
  ComponentProps<typeof SelectField>,
  'id' | 'name' | 'error' | 'defaultValue'
>

function ServiceField({ copy, ...field }: ServiceProps & { copy: CallerCopy }) {
  return (
    <SelectField {...field} label={copy.newLead.service}>
      <option value="">{copy.choose}</option>
      {copy.services.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** A day that is chosen says that the owner calls back. */
function chooseOutcomeOfDay(form: HTMLFormElement, target: EventTarget): void {
  const outcomes = form.elements.namedItem('next')
  if (target instanceof HTMLInputElement && target.name === 'day')
    if (outcomes instanceof RadioNodeList) outcomes.value = 'call-back'
}
