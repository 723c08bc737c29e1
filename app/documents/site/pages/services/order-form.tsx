import type { Forms } from '#copy/he/forms.ts'
import { orderLimits } from '#domain/leads/consulting-order.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { ChoiceField } from '#documents/site/parts/lead-form/lead-fields.tsx'
import {
  FailureText,
  HiddenFields,
  Notices,
} from '#documents/site/parts/lead-form/lead-form-parts.tsx'
import type { LeadFormProps, Option } from '#documents/site/parts/lead-form/lead-form-props.ts'
import { outsideWords } from '#documents/site/parts/lead-form/outside-words.ts'
import { PersonFields } from '#documents/site/parts/lead-form/person-fields.tsx'
import { PhoneField } from '#documents/site/parts/lead-form/phone-field.tsx'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import type {
  OpenOrder,
  OrderField,
  OrderFieldError,
  OrderState,
  SentOrder,
} from './order-state.ts'

export type OrderFormProps = {
  lang: Lang
  forms: Forms
  page: LeadFormProps['page']
  offers: readonly Option[]
  /** The version of what the form says about privacy. */
  notice: string
  state: OrderState
}

const path = 'services/strategic-consulting'

/**
 * The consulting order form. The server renders every state; with scripts the response replaces it
 * in place.
 */
export function OrderForm({ state, ...props }: OrderFormProps) {
  return (
    <div {...dataAttributes({ behaviour: 'order-form' })} className="@container">
      {state.kind === 'sent' ? (
        <SentMessage {...props} state={state} />
      ) : (
        <OpenForm {...props} state={state} />
      )}
    </div>
  )
}

type SentProps = Omit<OrderFormProps, 'state'> & { state: SentOrder }

function SentMessage({ lang, forms: { order }, state: { offer, email } }: SentProps) {
  const texts = {
    sent: order.success.text,
    delayed: order.delayed,
    none: order.success.withoutMail,
  }
  return (
    <div className="rounded-se-card bg-surface-raised px-6 py-12 sm:px-10">
      <h3
        tabIndex={-1}
        {...dataAttributes({ 'order-focus': true })}
        className="headline-h2 outline-none"
      >
        {order.success.title}
      </h3>
      <p className="mt-4 mb-8 max-w-[31em] text-lede">{fill(texts[email], { offer })}</p>
      <a href={`${pageUrl(lang, path)}#order`} className="pill pill-line">
        {order.again}
      </a>
    </div>
  )
}

type OpenProps = Omit<OrderFormProps, 'state'> & { state: OpenOrder }

function OpenForm({ lang, forms, page, offers, notice, state }: OpenProps) {
  const { order, lead, toast } = forms
  return (
    <form
      aria-label={order.label}
      method="post"
      action={`${pageUrl(lang, path)}#order`}
      noValidate
      {...dataAttributes({ 'failed-title': order.failed.title, 'close-label': toast.close })}
    >
      <OrderProblem lang={lang} forms={forms} state={state} />
      <HiddenFields lang={lang} page={page} honeypotLabel={lead.honeypot} />
      <OrderFields lang={lang} forms={forms} offers={offers} state={state} />
      <Button
        type="submit"
        className="mt-8 w-full @lg:w-auto @lg:min-w-48"
        {...dataAttributes({ 'sending-label': order.sending })}
      >
        {order.submit}
      </Button>
      <Notices lang={lang} copy={lead} version={notice} />
    </form>
  )
}

function OrderProblem({ lang, forms, state }: Pick<OpenProps, 'lang' | 'forms' | 'state'>) {
  const { order } = forms
  const hasErrors = Object.keys(state.errors).length > 0
  if (!hasErrors && !state.failed) return null
  return (
    <p
      role="alert"
      tabIndex={-1}
      {...dataAttributes({ 'order-focus': true })}
      className="mb-8 rounded-field border-2 border-danger px-5 py-4"
    >
      {hasErrors ? (
        <strong className="text-danger">{order.fieldErrors}</strong>
      ) : (
        <FailureText words={state.isAbroad ? outsideWords(forms, lang) : order.failed} />
      )}
    </p>
  )
}

function OrderFields({ lang, forms, offers, state }: Omit<OpenProps, 'page' | 'notice'>) {
  const { order } = forms
  const fieldProps = (name: OrderField) => {
    const code = state.errors[name]
    return {
      id: `lead-${name}`,
      name,
      label: order.labels[name],
      error: code === undefined ? undefined : errorText(code, forms),
      defaultValue: state.values[name],
    }
  }
  const phone = fieldProps('phone')
  return (
    <div className="grid grid-cols-10 gap-x-4 gap-y-6 @2xl:gap-x-6">
      <ChoiceField
        {...fieldProps('offer')}
        required
        placeholder={order.placeholders.offer}
        options={offers}
      />
      <PersonFields name={fieldProps('name')} email={fieldProps('email')} />
      <PhoneField
        lang={lang}
        labels={{ country: order.labels.country, phone: phone.label }}
        error={phone.error}
        defaults={{ country: state.values['country_code'], phone: phone.defaultValue }}
      />
      <TextAreaField
        {...fieldProps('notes')}
        rows={4}
        dir="auto"
        placeholder={order.placeholders.notes}
        className="col-span-10"
      />
    </div>
  )
}

function errorText(code: OrderFieldError, { order, lead }: Forms): string {
  if (code === 'notesMax') return fill(order.errors.notesMax, orderLimits.notes)
  return code === 'offerRequired' ? order.errors.offerRequired : lead.errors[code]
}
