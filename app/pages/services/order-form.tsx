import type { Forms } from '#copy/he/forms.ts'
import { orderLimits } from '#domain/leads/consulting-order.ts'
import type { ContactFormError } from '#domain/leads/contact-form.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { HiddenFields, Notices } from '#site/lead-form/lead-form-parts.tsx'
import type { LeadFormProps, Option } from '#site/lead-form/lead-form-props.ts'
import { PhoneField } from '#site/lead-form/phone-field.tsx'
import { Button } from '#ui/button.tsx'
import { InputField, SelectField, TextAreaField } from '#ui/field.tsx'

export type OrderField = 'name' | 'email' | 'phone' | 'offer' | 'notes'

/** Where an order stands, as the server knows it; on its way it is in the hands of behaviours/order.ts. */
export type OrderState =
  | {
      kind: 'idle' | 'failed' | 'refused'
      values: Readonly<Record<string, string>>
      errors: Partial<Record<OrderField, ContactFormError | 'invalid'>>
    }
  | { kind: 'sent'; offer: string; isMailDelayed: boolean }

export type OrderFormProps = {
  lang: Lang
  forms: Forms
  page: LeadFormProps['page']
  offers: readonly Option[]
  state: OrderState
}

const path = 'services/strategic-consulting'

/** A form that the server draws in every state; with scripts it is sent in place, without them it is posted. */
export function OrderForm({ state, ...props }: OrderFormProps) {
  return (
    <div data-order className="@container">
      {state.kind === 'sent' ? (
        <Sent {...props} state={state} />
      ) : (
        <Open {...props} state={state} />
      )}
    </div>
  )
}

type SentProps = Omit<OrderFormProps, 'state'> & { state: Extract<OrderState, { kind: 'sent' }> }

function Sent({ lang, forms: { order }, state: { offer, isMailDelayed } }: SentProps) {
  return (
    <div className="rounded-se-card bg-surface-raised px-6 py-12 sm:px-10">
      <h3 tabIndex={-1} data-order-focus className="headline-h2 outline-none">
        {order.success.title}
      </h3>
      <p className="mt-4 mb-8 max-w-[31em] text-lede">
        {fill(isMailDelayed ? order.delayed : order.success.text, { offer })}
      </p>
      <a href={`${pageUrl(lang, path)}#order`} className="pill pill-line">
        {order.again}
      </a>
    </div>
  )
}

type OpenProps = Omit<OrderFormProps, 'state'> & { state: Exclude<OrderState, { kind: 'sent' }> }

function Open({ lang, forms, page, offers, state }: OpenProps) {
  const { order, lead, toast } = forms
  return (
    <form
      aria-label={order.label}
      method="post"
      action={`${pageUrl(lang, path)}#order`}
      noValidate
      data-failed={order.failed.title}
      data-close={toast.close}
    >
      {state.kind === 'idle' ? null : <Trouble order={order} kind={state.kind} />}
      <HiddenFields lang={lang} page={page} trap={lead.trap} />
      <OrderFields lang={lang} forms={forms} offers={offers} state={state} />
      <Button
        type="submit"
        className="mt-8 w-full @lg:w-auto @lg:min-w-48"
        data-sending={order.sending}
      >
        {order.submit}
      </Button>
      <Notices lang={lang} copy={lead} />
    </form>
  )
}

function Trouble({ order, kind }: { order: Forms['order']; kind: 'failed' | 'refused' }) {
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-order-focus
      className="mb-8 rounded-field border-2 border-danger px-5 py-4"
    >
      {kind === 'refused' ? (
        <strong className="text-danger">{order.mend}</strong>
      ) : (
        <>
          <strong className="block text-danger">{order.failed.title}</strong> {order.failed.text}
        </>
      )}
    </p>
  )
}

function OrderFields({ lang, forms, offers, state }: Omit<OpenProps, 'page'>) {
  const { order } = forms
  const of = (name: OrderField) => ({
    id: `lead-${name}`,
    name,
    label: order.labels[name],
    error: errorText(forms, name, state.errors[name]),
    defaultValue: state.values[name],
  })
  const phone = of('phone')
  return (
    <div className="grid grid-cols-10 gap-x-4 gap-y-6 @2xl:gap-x-6">
      <SelectField {...of('offer')} required className="col-span-10">
        <option value="">{order.placeholders.offer}</option>
        {offers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <InputField
        {...of('name')}
        type="text"
        autoComplete="name"
        dir="auto"
        required
        className="col-span-10 @2xl:col-span-4"
      />
      <InputField
        {...of('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        className="col-span-10 @2xl:col-span-6 rtl:[&_input]:text-end"
      />
      <PhoneField
        lang={lang}
        labels={{ country: order.labels.country, phone: phone.label }}
        error={phone.error}
        defaults={{ country: state.values['country_code'], phone: phone.defaultValue }}
      />
      <TextAreaField
        {...of('notes')}
        rows={4}
        dir="auto"
        placeholder={order.placeholders.notes}
        className="col-span-10"
      />
    </div>
  )
}

function errorText(
  { order, lead }: Forms,
  name: OrderField,
  code: ContactFormError | 'invalid' | undefined,
): string | undefined {
  if (code === undefined) return undefined
  if (name === 'offer') return order.errors.offerRequired
  if (name === 'notes') return fill(order.errors.notesMax, { max: orderLimits.notes.max })
  return code === 'invalid' ? order.mend : lead.errors[code]
}
