import type { Basket } from '#domain/pricing/basket.ts'
import type { Priced } from '#domain/pricing/price-lines.ts'
import type { Edit } from './basket-edits.ts'
import type { BuilderProps } from './builder-props.ts'

export type ReceiptProps = BuilderProps & {
  priced: Priced
  current: Basket
  change: (edit: Edit) => void
}
