import type { Priced } from '#domain/pricing/price-lines.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { fillPlural } from '#i18n/plural.ts'
import { priceText } from '#parts/price-text.ts'
import { editBasket, type Edit } from './basket-edits.ts'
import { basketUrl } from './basket-link.ts'
import { EditLink } from './edit-link.tsx'
import type { ReceiptProps } from './receipt-props.ts'

type Line = Priced['lines'][number]

type Part = 'once' | 'monthly'

/** The lines that are paid once, or monthly. */
export function linesOf(part: Part, { lines }: Priced): Line[] {
  return lines.filter(({ months }) => (months === null) === (part === 'once'))
}

/** Amounts to pay have dollars beside them in English; intermediate sums are in shekels only. */
export function inBoth(agorot: number, { lang, rate, prices }: ReceiptProps) {
  return priceText({ currency: 'ILS', from: agorot, to: agorot }, { lang, rate, words: prices })
}

/** The one-time or the monthly lines of the receipt, each with a button that removes it. */
export function ReceiptLines({ part, ...props }: ReceiptProps & { part: Part }) {
  const lines = linesOf(part, props.priced)
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className="receipt-part-title">{props.copy.receipt[part]}</h3>
      <ul>
        {lines.map((line) => (
          <ReceiptLine key={line.id} line={line} {...props} />
        ))}
      </ul>
    </div>
  )
}

function ReceiptLine({ line, ...context }: ReceiptProps & { line: Line }) {
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
