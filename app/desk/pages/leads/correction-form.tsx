import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { Forms } from '#copy/he/forms.ts'
import {
  correctedFields,
  type CorrectedField,
  type CorrectedValues,
} from '#domain/leads/lead-correction.ts'
import { fill } from '#i18n/fill.ts'
import { Button } from '#ui/button.tsx'
import { InputField, SelectField } from '#ui/field.tsx'
import { usePendingForm } from '#desk/parts/use-pending-form.ts'
import { WaitingForm } from '#desk/parts/waiting-form.tsx'
import { errorText } from '#desk/parts/error-text.ts'

type Choices = readonly { id: string; name: string }[]

/** Built by correction.server.ts. */
export type Correction = {
  lead: { id: string; name: string }
  /** The stored values. */
  values: CorrectedValues
  optional: readonly CorrectedField[]
  copy: {
    correction: AdminCopy['correction']
    pending: AdminCopy['pending']['forms']
    labels: Forms['lead']['labels']
    errors: Forms['lead']['errors']
    none: string
  }
  services: Choices
  budgets: Choices
}

/** A form that was submitted without scripts and refused. */
export type RefusedCorrection = {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  isStale: boolean
}

type Props = {
  correction: Correction
  refused?: RefusedCorrection | null
  onSent: (leadId: string) => void
}

export function CorrectionForm({
  correction,
  refused: refusedWithoutScripts = null,
  onSent,
}: Props) {
  const { lead, copy, values, optional, services, budgets } = correction
  const storedValues = JSON.stringify(values)
  const kind = 'correction'
  const { ref, form, storeInput, submit } = usePendingForm({
    kind,
    lead,
    fields: correctedFields,
    storedValues,
    onSent,
  })
  if (form?.state.kind === 'waiting' || form?.state.kind === 'sent')
    return <WaitingForm copy={copy.pending} form={form} />
  const refused = form ? refusalOf(form, storedValues) : refusedWithoutScripts
  const field = (name: CorrectedField) => {
    const isOutdated = refused?.isStale && refused.values[name] !== values[name]
    return {
      id: name,
      name,
      label: copy.labels[name],
      error: errorText(copy.errors, refused?.errors[name]),
      note: isOutdated
        ? fill(copy.correction.stored, { value: storedName(correction, name) })
        : undefined,
      defaultValue: (form ? null : refusedWithoutScripts?.values[name]) ?? values[name],
      required: !optional.includes(name),
    }
  }
  const latin = { dir: 'ltr', className: '[&_input]:rtl:text-end' }
  return (
    <>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {refused?.isStale ? copy.correction.stale : null}
      </p>
      <form
        ref={ref}
        method="post"
        noValidate
        onInput={storeInput}
        onSubmit={submit}
        className="mt-5 grid gap-4"
      >
        <input type="hidden" name="seen" value={storedValues} />
        <InputField {...field('name')} dir="auto" autoComplete="off" />
        <InputField {...field('phone')} {...latin} type="tel" autoComplete="off" />
        <InputField {...field('email')} {...latin} type="email" autoComplete="off" />
        <Choice field={field('service_type')} none={copy.none} choices={services} />
        <Choice field={field('budget')} none={copy.none} choices={budgets} />
        <Button type="submit">{copy.correction.submit}</Button>
      </form>
    </>
  )
}

/** The form is outdated where the details that it was filled with have changed since. */
function refusalOf(
  { values, state }: NonNullable<ReturnType<typeof usePendingForm>['form']>,
  storedValues: string,
): RefusedCorrection {
  const errors = state.kind === 'refused' ? state.errors : {}
  return { values, errors, isStale: values['seen'] !== storedValues }
}

function storedName({ values, services, budgets, copy }: Correction, name: CorrectedField) {
  const choice = [...services, ...budgets].find(({ id }) => id === values[name])
  return choice?.name ?? (values[name] === '' ? copy.none : values[name])
}

type ChoiceProps = {
  field: { id: string; name: string; label: string; required: boolean; defaultValue: string } & {
    error: string | undefined
    note: string | undefined
  }
  none: string
  choices: Choices
}

/** The empty choice exists only for details that a lead may lack. */
function Choice({ field, none, choices }: ChoiceProps) {
  return (
    <SelectField {...field}>
      {field.required ? null : <option value="">{none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
