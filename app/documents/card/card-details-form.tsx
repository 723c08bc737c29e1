import type { BusinessCard } from '#copy/he/business-card.ts'
import { fill } from '#i18n/fill.ts'
import { isLang, type CardLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

export type DetailsField = 'name' | 'phone' | 'email' | 'note'

export type DetailsState = {
  result: 'sent' | 'failed' | 'outside' | 'tooMany' | null
  errors: readonly DetailsField[]
  values: Readonly<Partial<Record<DetailsField, string>>>
}

type Props = {
  lang: CardLang
  name: string
  copy: BusinessCard
  /** The version of what the form says about privacy. */
  notice: string
  state: DetailsState | undefined
}

const emptyDetails: DetailsState = { result: null, errors: [], values: {} }

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name', dir: 'auto' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  { name: 'email', type: 'email', autoComplete: 'email', dir: 'ltr' },
] as const

/**
 * The form "Send me your details". Works without scripts: the response is the page with the
 * outcome.
 */
export function CardDetailsForm({
  lang,
  name,
  copy: { details },
  notice,
  state = emptyDetails,
}: Props) {
  const isSent = state.result === 'sent'
  return (
    <section className="bc-section" id="details" aria-labelledby="details-title">
      <h2 id="details-title">{details.title}</h2>
      {isSent ? null : <p>{fill(details.lead, { name })}</p>}
      <p role="status" className="bc-status">
        {state.result === null ? null : details[state.result]}
      </p>
      {isSent ? null : (
        <form
          method="post"
          action="#details"
          className="bc-form"
          noValidate={state.errors.length > 0}
          {...dataAttributes({ 'card-form': true })}
        >
          {fields.map((field) => (
            <Field key={field.name} {...field} details={details} state={state} />
          ))}
          <NoteField details={details} state={state} />
          <p className="bc-trap" aria-hidden="true">
            <label>
              website <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <input type="hidden" name="elapsed_ms" />
          <input type="hidden" name="key" />
          <input type="hidden" name="privacy_notice" value={notice} />
          <button type="submit" className="bc-submit">
            {details.submit}
          </button>
          <p className="bc-small">
            {details.privacy}{' '}
            <a href={pageUrl(isLang(lang) ? lang : 'he', 'privacy-policy')}>
              {details.privacyLink}
            </a>
          </p>
        </form>
      )}
    </section>
  )
}

type NoteProps = { details: BusinessCard['details']; state: DetailsState }

function NoteField({ details, state }: NoteProps) {
  return (
    <div>
      <label htmlFor="details-note">{details.note}</label>
      <textarea
        id="details-note"
        name="note"
        rows={3}
        dir="auto"
        // Without a placeholder an empty field would be left to right (see the style sheet).
        placeholder=" "
        defaultValue={state.values.note}
        {...describe('note', state)}
      />
      <FieldError field="note" details={details} state={state} />
    </div>
  )
}

type FieldProps = (typeof fields)[number] & {
  details: BusinessCard['details']
  state: DetailsState
}

function Field({ name, details, state, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={`details-${name}`}>{details[name]}</label>
      <input
        id={`details-${name}`}
        name={name}
        required
        defaultValue={state.values[name]}
        {...input}
        {...describe(name, state)}
      />
      <FieldError field={name} details={details} state={state} />
    </div>
  )
}

function describe(field: DetailsField, { errors }: DetailsState) {
  return errors.includes(field)
    ? { 'aria-invalid': true, 'aria-describedby': `details-${field}-error` }
    : {}
}

type ErrorProps = Pick<FieldProps, 'details' | 'state'> & { field: DetailsField }

function FieldError({ field, details, state }: ErrorProps) {
  if (!state.errors.includes(field)) return null
  return (
    <p id={`details-${field}-error`} className="bc-error">
      {details.errors[field]}
    </p>
  )
}
