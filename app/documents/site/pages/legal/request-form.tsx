import { useStudio } from '#parts/studio-context.ts'
import type { Privacy } from '#copy/he/privacy.ts'
import type { PrivacyErrors, PrivacyField } from '#domain/privacy/privacy-request.ts'
import { privacyRequestKinds } from '#domain/privacy/request-kinds.ts'
import type { FormValues } from '#domain/leads/form-state.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { Button } from '#ui/button.tsx'
import { InputField, SelectField, TextAreaField } from '#ui/field.tsx'

/** `problem`: the reason why the form as a whole was refused. */
export type RequestFormState =
  | { kind: 'open'; values: FormValues; errors: PrivacyErrors; problem: string | null }
  | { kind: 'stored'; text: string }

type Props = { lang: Lang; copy: Pick<Privacy, 'form' | 'kinds'>; state: RequestFormState }

/** The form for a privacy request. It has no scripts (requirements 10.4). */
export function RequestForm({ lang, copy, state }: Props) {
  const studio = useStudio()
  if (state.kind === 'stored')
    return (
      <div role="status" className="rounded-se-card bg-surface px-6 py-8 sm:px-10">
        <h4 className="text-lede font-semibold">{copy.form.stored.title}</h4>
        <p className="mt-2 max-w-[40em]">{state.text}</p>
      </div>
    )
  return (
    <form
      method="post"
      action={`${pageUrl(lang, 'privacy-policy')}#request`}
      noValidate
      aria-labelledby="request-form-title"
      className="rounded-se-card bg-surface px-6 py-8 sm:px-10"
    >
      <h4 id="request-form-title" className="text-lede font-semibold">
        {copy.form.title}
      </h4>
      <p className="mt-2 max-w-[40em]">{copy.form.lead}</p>
      {state.problem === null ? null : (
        <p role="alert" className="mt-4 rounded-field border-2 border-danger px-5 py-4">
          {state.problem}
        </p>
      )}
      <Fields copy={copy} state={state} />
      <input
        name="website"
        placeholder={copy.form.honeypot}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        className="sr-only"
      />
      <Button type="submit" className="mt-6">
        {copy.form.submit}
      </Button>
      <p className="mt-4 max-w-[44em] text-small text-fg-muted">
        {studio.legal.name[lang]}. {copy.form.notice}
      </p>
    </form>
  )
}

type FieldsProps = {
  copy: Props['copy']
  state: Extract<RequestFormState, { kind: 'open' }>
}

function Fields({ copy: { form, kinds }, state: { values, errors } }: FieldsProps) {
  const fieldProps = (name: PrivacyField) => {
    const code = errors[name]
    return {
      id: `request-${name}`,
      name,
      label: form.labels[name],
      error: code === undefined ? undefined : form.errors[code],
      defaultValue: values[name],
    }
  }
  return (
    <div className="mt-6 grid gap-5 sm:grid-cols-2">
      <SelectField {...fieldProps('kind')} required className="sm:col-span-2">
        <option value="">{form.choose}</option>
        {privacyRequestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <InputField {...fieldProps('name')} type="text" required autoComplete="name" dir="auto" />
      <InputField
        {...fieldProps('email')}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="rtl:[&_input]:text-end"
      />
      <TextAreaField {...fieldProps('details')} rows={3} dir="auto" className="sm:col-span-2" />
    </div>
  )
}
