import { fill } from '#i18n/fill.ts'
import { formatMoney, formatMoneyDifference } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { inBoth, linesOf } from './receipt-lines.tsx'
import type { ReceiptProps } from './receipt-props.ts'

type Props = ReceiptProps & { part: 'once' | 'monthly' }

/** How the one-time or the monthly total is calculated. The totals themselves are in the foot. */
export function ReceiptSums(props: Props) {
  const { part, priced, lang, copy, list } = props
  const { receipt } = copy
  if (linesOf(part, priced).length === 0) return null
  const sums = priced[part]
  const percent = formatShare(list.rules.vat.rate, lang)
  return (
    <dl aria-label={receipt[part]} className="receipt-sums">
      {sums.total === sums.list ? null : (
        <Row label={receipt.list} amount={formatMoney(sums.list, lang)} />
      )}
      <OwnDiscounts {...props} />
      {sums.discount === 0 ? null : (
        <Row
          label={discountLabel(props)}
          amount={formatMoneyDifference(-sums.discount, lang)}
          isGain
        />
      )}
      {sums.vatAdded === 0 ? null : (
        <Row
          label={fill(receipt.vatAdded, { percent })}
          amount={formatMoney(sums.vatAdded, lang)}
        />
      )}
      {list.rules.vat.rate === 0 ? null : (
        <Row label={fill(receipt.vatIncluded, { percent })} amount={formatMoney(sums.vat, lang)} />
      )}
      {part === 'once' ? null : (
        <Row label={receipt.wholeTerm} {...inBoth(priced.term.total, props)} />
      )}
    </dl>
  )
}

type RowProps = { label: string; amount: string; other?: string | null; isGain?: boolean }

function Row({ label, amount, other = null, isGain = false }: RowProps) {
  return (
    <div data-gain={isGain || undefined}>
      <dt>{label}</dt>
      <dd className="receipt-amount">
        <bdi>{amount}</bdi>
        {other === null ? null : <small>{other}</small>}
      </dd>
    </div>
  )
}

function OwnDiscounts({ part, priced, lang, copy, services, list }: Props) {
  return linesOf(part, priced)
    .filter(({ sums }) => sums.ownDiscount > 0)
    .map(({ id, service, sums }) => {
      const share = list.services.find((each) => each.id === service)?.ownDiscount ?? 0
      const label = fill(copy.receipt.ownDiscount, {
        percent: formatShare(share, lang),
        service: services[service]?.name ?? '',
      })
      return (
        <Row
          key={id}
          label={label}
          amount={formatMoneyDifference(-sums.ownDiscount, lang)}
          isGain
        />
      )
    })
}

function discountLabel({ lang, copy, packages, priced: { discount } }: Props): string {
  const percent = formatShare(discount.rate, lang)
  if (discount.kind !== 'package') return fill(copy.receipt.tier, { percent })
  return fill(copy.receipt.package, { package: packages[discount.id ?? '']?.name ?? '', percent })
}
