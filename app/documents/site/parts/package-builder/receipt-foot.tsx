import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { priceText } from '#parts/price-text.ts'
import { basketUrl } from './basket-link.ts'
import type { TextContext } from './builder-props.ts'
import { EditLink } from './edit-link.tsx'
import type { ReceiptProps } from './receipt-props.ts'
import { ShareButton } from './share-button.tsx'

/** The total, what one more service would save, and the actions. */
export function ReceiptFoot(props: Omit<ReceiptProps, 'current'> & { kind: OfferKind }) {
  const { lang, copy, priced, kind, change } = props
  const { receipt } = copy
  const { once, monthly, lines, nextTier } = priced
  if (lines.length === 0) return null
  const hint = nextTier && {
    percent: formatShare(nextTier.rate, lang),
    amount: formatMoney(nextTier.saves, lang),
  }
  return (
    <div className="receipt-foot">
      <dl>
        {once.total === 0 ? null : (
          <Total name="once" label={receipt.totals[kind]} amount={once.total} {...props} />
        )}
        {monthly.total === 0 ? null : (
          <Total
            name="monthly"
            label={once.total === 0 ? receipt.onlyMonthly : receipt.everyMonth}
            amount={monthly.total}
            {...props}
          />
        )}
      </dl>
      {hint === null ? null : <p data-hint>{fill(copy.steps.next, hint)}</p>}
      <a href="#quote-title" className="pill">
        {kind === 'estimate' ? copy.quote.estimate.submit : receipt.send}
      </a>
      <p className="flex flex-wrap gap-x-6">
        <ShareButton copy={receipt} closeLabel={props.closeToast} />
        <EditLink
          href={basketUrl(lang, { items: [], claims: [] }, '#services-title')}
          onPress={() => change({ kind: 'clear' })}
          className="text-link"
        >
          {receipt.clear}
        </EditLink>
      </p>
    </div>
  )
}

type TotalProps = TextContext & { name: 'once' | 'monthly'; label: string; amount: number }

function Total({ name, label, amount, lang, rate, prices }: TotalProps) {
  const { amount: total, other } = priceText(
    { currency: 'ILS', from: amount, to: amount },
    { lang, rate, words: prices },
  )
  return (
    <div className="receipt-total" data-part={name}>
      <dt>{label}</dt>
      <dd>
        {other === null ? null : <small>{other}</small>}
        <bdi className="figure-text" data-total={name}>
          {total}
        </bdi>
      </dd>
    </div>
  )
}
