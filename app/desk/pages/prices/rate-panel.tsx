import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import { toDollars, type ExchangeRate } from '#domain/exchange-rate.ts'
import { formatDollars, formatMoney } from '#i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import { parseTypedRate } from './typed-rate.ts'

export type RateView = {
  rate: ExchangeRate
  /** A text that says who set the rate and on which day. */
  origin: string
  hasService: boolean
  isFollowed: boolean
  vat: string
  isExempt: boolean
  /** The rates that are not in force yet, the first in front. */
  nextVat: readonly string[]
  termsHref: string
  preview: readonly { name: string; amount: number }[]
}

type Props = {
  copy: AdminPrices['rate']
  view: RateView
  /** The entered rate, where it was refused. */
  invalidRate: string | null
}

export function RatePanel({ copy, view, invalidRate }: Props) {
  const [typed, setTyped] = useState(invalidRate ?? String(view.rate))
  return (
    <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div className="min-w-0">
        <p className="display-voice text-[3.25rem] leading-none">
          <bdi dir="ltr">$1 = ₪{view.rate}</bdi>
        </p>
        <p className="mt-3 text-small text-fg-muted">{view.origin}</p>
        <RateForm copy={copy} typed={typed} onChange={setTyped} isInvalid={invalidRate !== null} />
        {view.hasService ? <FollowForm copy={copy} isFollowed={view.isFollowed} /> : null}
      </div>
      <div className="min-w-0">
        <Preview title={copy.preview} preview={view.preview} rate={parseTypedRate(typed)} />
        <dl className="flex justify-between gap-6 border-b border-line py-3">
          <dt className="font-semibold">{copy.vat}</dt>
          <dd className="text-end">
            {view.vat}
            {view.nextVat.map((next) => (
              <span key={next} className="block text-small text-fg-muted">
                {next}
              </span>
            ))}
          </dd>
        </dl>
        <p className="mt-2 text-small text-fg-muted">
          {view.isExempt ? copy.exempt : copy.vatNote}
        </p>
        <Link
          to={view.termsHref}
          className="text-link mt-3 inline-flex min-h-11 items-center text-small"
        >
          {copy.terms}
        </Link>
      </div>
    </div>
  )
}

type FormProps = {
  copy: AdminPrices['rate']
  typed: string
  onChange: (typed: string) => void
  isInvalid: boolean
}

function RateForm({ copy, typed, onChange, isInvalid }: FormProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'rate'
  return (
    <Form method="post" className="mt-8 grid max-w-100 gap-5">
      <input type="hidden" name="intent" value="rate" />
      <InputField
        id="rate"
        name="rate"
        label={copy.field}
        note={copy.note}
        error={isInvalid ? copy.problem : undefined}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={20}
        value={typed}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" size="small" aria-busy={isBusy} className="justify-self-start">
        {copy.submit}
      </Button>
    </Form>
  )
}

function FollowForm({ copy, isFollowed }: { copy: AdminPrices['rate']; isFollowed: boolean }) {
  return (
    <Form method="post" className="mt-6 max-w-100 text-small">
      <input type="hidden" name="intent" value="follow" />
      <p className="text-fg-muted">{copy.follows}</p>
      {isFollowed ? null : (
        <button type="submit" className="pill pill-small pill-line mt-3">
          {copy.follow}
        </button>
      )}
    </Form>
  )
}

type PreviewProps = { title: string; preview: RateView['preview']; rate: ExchangeRate | null }

/** Converts with the entered rate, before it is saved. */
function Preview({ title, preview, rate }: PreviewProps) {
  return (
    <>
      <h3 className="border-b-2 border-line-strong pb-2 text-small font-semibold">{title}</h3>
      <dl aria-live="polite">
        {preview.map(({ name, amount }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto_4.5rem] items-baseline gap-4 border-b border-line py-3"
          >
            <dt>{name}</dt>
            <dd className="text-fg-muted tabular-nums">{formatMoney(amount, 'en')}</dd>
            <dd className="text-end font-semibold tabular-nums">
              {rate === null ? '–' : formatDollars(toDollars(amount, rate), 'en')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
