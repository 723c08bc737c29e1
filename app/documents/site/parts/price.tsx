import { priceText, type ShownPrice } from '#parts/price-text.ts'

type Props = Parameters<typeof priceText>[1] & {
  price: ShownPrice
  className?: string
  /** Class of the second currency and of the VAT note. */
  quietClassName?: string
}

/** A line may break between the parts, not within them. */
export function Price({
  price,
  className = '',
  quietClassName = 'text-small font-normal text-fg-muted',
  ...priceContext
}: Props) {
  const { amount, other, vat } = priceText(price, priceContext)
  return (
    <span className={className}>
      <bdi className="inline-block tabular-nums">{amount}</bdi>{' '}
      {other === null ? null : (
        <bdi className={`inline-block tabular-nums ${quietClassName}`}>({other})</bdi>
      )}{' '}
      {vat === null ? null : <span className={`inline-block ${quietClassName}`}>{vat}</span>}
    </span>
  )
}
