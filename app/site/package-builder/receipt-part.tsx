import type { Priced } from '#domain/pricing/price-lines.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney, formatMoneyDifference } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { fillPlural } from '#i18n/plural.ts'
import { priceText } from '../price-text.ts'
import { editBasket, type Edit } from './basket-edits.ts'
import { basketUrl } from './basket-link.ts'
import { EditLink } from './edit-link.tsx'
import type { ReceiptProps } from './receipt-props.ts'

type Line = Priced['lines'][number]

type Props = ReceiptProps & { part: 'once' | 'monthly' }

/** The one-time part or the monthly part of the receipt. */
export function ReceiptPart(props: Props) {
  const { part, priced, lang, copy, list } = props
  const { receipt } = copy
  const lines = priced.lines.filter(({ months }) => (months === null) === (part === 'once'))
  if (lines.length === 0) return null
  const sums = priced[part]
  const percent = formatShare(list.rules.vat.rate, lang)
  return (
    <div className="receipt-part">
      <h3 className="receipt-part-title">{receipt[part]}</h3>
      <ul>
        {lines.map((line) => (
          <ReceiptLine key={line.id} line={line} {...props} />
        ))}
      </ul>
      <dl className="receipt-sums">
        {sums.total === sums.list ? null : (
          <Row label={receipt.list} amount={formatMoney(sums.list, lang)} />
        )}
        <OwnDiscounts lines={lines} {...props} />
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
        <Row label={receipt.total} {...inBoth(sums.total, props)} isTotal />
        <Row label={fill(receipt.vatIncluded, { percent })} amount={formatMoney(sums.vat, lang)} />
        {part === 'once' ? null : (
          <Row label={receipt.wholeTerm} {...inBoth(priced.term.total, props)} />
        )}
      </dl>
    </div>
  )
}

/** What is paid has dollars beside it in English; the steps towards it are in shekels only. */
function inBoth(agorot: number, { lang, rate, prices }: ReceiptProps) {
  return priceText({ currency: 'ILS', from: agorot, to: agorot }, { lang, rate, words: prices })
}

type RowProps = {
  label: string
  amount: string
  other?: string | null
  isGain?: boolean
  isTotal?: boolean
}

function Row({ label, amount, other = null, isGain = false, isTotal = false }: RowProps) {
  return (
    <div data-gain={isGain || undefined} data-sum={isTotal || undefined}>
      <dt>{label}</dt>
      <dd className="receipt-amount">
        <bdi>{amount}</bdi>
        {other === null ? null : <small>{other}</small>}
      </dd>
    </div>
  )
}

function OwnDiscounts({ lines, lang, copy, services, list }: Props & { lines: readonly Line[] }) {
  return lines
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

function ReceiptLine({ line, ...context }: Props & { line: Line }) {
  const { lang, copy, services, parts, list, current, change } = context
  const service = services[line.service]?.name ?? ''
  const part = parts[line.id]?.name
  const isAddon = current.items.some(
    ({ service, addons }) => service === line.service && addons?.includes(partOf(line)),
  )
  const [name, detail] = isAddon ? [part, service] : [service, part]
  const edit: Edit = isAddon
    ? { kind: 'addon', service: line.service, addon: partOf(line), isWanted: false }
    : { kind: 'remove', service: line.service }
  const { amount, other } = inBoth(line.list, context)
  return (
    <li className="receipt-line">
      <span className="min-w-0">
        <span className="font-semibold">{name}</span>
        {detail === undefined ? null : (
          <span className="block text-small text-fg-muted">{detail}</span>
        )}
        {line.months === null ? null : (
          <span className="block text-small text-fg-muted">
            {fill(copy.receipt.forMonths, {
              amount: formatMoney(line.list * line.months, lang),
              months: fillPlural(copy.choose.months, line.months, lang),
            })}
          </span>
        )}
      </span>
      <span className="receipt-amount">
        <bdi>{amount}</bdi>
        {other === null ? null : <small>{other}</small>}
      </span>
      <EditLink
        href={basketUrl(lang, editBasket(current, edit, list), '#receipt-title')}
        onPress={() => change(edit)}
        aria-label={fill(copy.receipt.removeService, { service: name ?? '' })}
        className="receipt-remove"
      >
        <span aria-hidden="true">×</span>
      </EditLink>
    </li>
  )
}

/** 'crm' of 'website.crm'. */
function partOf({ id, service }: Line): string {
  return id.slice(service.length + 1)
}
