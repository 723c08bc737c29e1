import { memo, useMemo } from 'react'
import { contactLimits, type ContactField } from '#domain/leads/contact-form.ts'
import type { FieldErrors } from '#domain/leads/field-errors.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import type { Basket } from '#domain/pricing/basket.ts'
import { fill } from '#i18n/fill.ts'
import { formatList } from '#i18n/format-list.ts'
import { InputField, TextAreaField } from '#ui/field.tsx'
import { Failure, Notices, SubmitRow } from '../lead-form/lead-form-parts.tsx'
import { PhoneField } from '../lead-form/phone-field.tsx'
import { SectionHead } from '../opening/section-head.tsx'
import { basketUrl } from './basket-link.ts'
import type { BuilderProps } from './builder-props.ts'
import { useQuoteForm } from './use-quote-form.ts'

type Props = Pick<BuilderProps, 'lang' | 'copy' | 'services' | 'quote'> & {
  first: Basket
  current: Basket
  kind: OfferKind
}

/** The quote request form. It posts the basket, never its prices, to the builder's own page. */
export const QuoteForm = memo(function QuoteForm({
  lang,
  copy,
  services,
  quote,
  first,
  current,
  kind,
}: Props) {
  const words = kind === 'estimate' ? { ...copy.quote, ...copy.quote.estimate } : copy.quote
  const { submit, promise } = words
  const form = useMemo(
    () => ({ ...quote, lead: { ...quote.lead, submit, promise } }),
    [quote, submit, promise],
  )
  const isEmpty = current.items.length === 0
  const names = current.items.flatMap(({ service }) => services[service]?.name ?? [])
  const contents = fill(words.contains, {
    services: formatList(names, lang),
  })
  return (
    // A refused form begins here: a fragment in its action would stay in the address of the thanks.
    <section
      aria-labelledby="quote-title"
      tabIndex={-1}
      autoFocus={quote.answer !== null}
      className="builder-quote outline-none"
    >
      <SectionHead id="quote-title" badge={words.badge} title={words.title} lead={words.lead} />
      <p
        className={`mt-8 ${isEmpty && quote.answer?.failure === 'empty' ? 'font-semibold text-danger' : 'text-fg-muted'}`}
      >
        {isEmpty ? copy.quote.empty : contents}
      </p>
      <Form lang={lang} quote={form} first={first} isEmpty={isEmpty} />
    </section>
  )
})

type FormProps = Pick<Props, 'lang' | 'quote' | 'first'> & { isEmpty: boolean }

/** Memoized, so that choosing a service does not render it again. */
const Form = memo(function Form({ lang, quote, first, isEmpty }: FormProps) {
  const { lead, offline, answer } = quote
  const { form, phase, problem, fieldErrors, submit } = useQuoteForm({ answer, isEmpty })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of fields
    <form
      ref={form}
      id="quote-form"
      aria-label={lead.label}
      method="post"
      action={basketUrl(lang, first)}
      noValidate
      className="@container mt-8"
      onSubmit={submit}
      onInput={fieldErrors.onInput}
      onBlur={fieldErrors.onBlur}
    >
      {answer && !['fields', 'empty'].includes(answer.failure) ? <Failure copy={lead} /> : null}
      <HiddenFields trap={lead.honeypot} />
      <Fields
        lang={lang}
        quote={quote}
        errors={fieldErrors.shownErrors}
        used={fieldErrors.messageLength}
      />
      <SubmitRow lang={lang} copy={lead} phase={phase} fields={fieldErrors} />
      {problem === null ? null : (
        <div className="mt-6 -mb-8">
          <Failure copy={problem === 'offline' ? { ...lead, failed: offline } : lead} />
        </div>
      )}
      <Notices lang={lang} copy={lead} version={quote.notice} />
    </form>
  )
})

/** `key`, `elapsed_ms` and `came_from` are filled in by the script. */
function HiddenFields({ trap }: { trap: string }) {
  return (
    <>
      <input type="hidden" name="key" defaultValue="" />
      <input type="hidden" name="elapsed_ms" defaultValue="" />
      <input type="hidden" name="came_from" defaultValue="" />
      <input
        name="website"
        placeholder={trap}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        className="sr-only"
      />
    </>
  )
}

type FieldsProps = Pick<BuilderProps, 'lang' | 'quote'> & { errors: FieldErrors; used: number }

/** Uncontrolled fields, so that input from before hydration stays. */
function Fields({ lang, quote: { lead, notes, answer }, errors, used }: FieldsProps) {
  const of = (field: ContactField) => {
    const code = errors[field]
    return {
      id: `lead-${field}`,
      name: field,
      label: lead.labels[field],
      error: code === undefined ? undefined : lead.errors[code],
      defaultValue: answer?.values[field],
    }
  }
  const phone = of('phone')
  return (
    <div className="grid grid-cols-10 gap-x-4 gap-y-6 @2xl:gap-x-6">
      <InputField
        {...of('name')}
        type="text"
        required
        autoComplete="name"
        dir="auto"
        className="col-span-10 @2xl:col-span-4"
      />
      <InputField
        {...of('email')}
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="col-span-10 @2xl:col-span-6 rtl:[&_input]:text-end"
      />
      <PhoneField
        lang={lang}
        labels={{ country: lead.country, phone: phone.label }}
        error={phone.error}
        defaults={{ country: answer?.values['country_code'], phone: phone.defaultValue }}
      />
      <TextAreaField
        {...of('message')}
        label={notes.label}
        rows={4}
        dir="auto"
        placeholder={notes.placeholder}
        className="col-span-10"
        note={fill(lead.counter, { used, max: contactLimits.message.max })}
      />
    </div>
  )
}
