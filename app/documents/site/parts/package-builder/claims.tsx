import { memo } from 'react'
import { claimsOf } from '#domain/pricing/basket.ts'
import { basketFields } from '#domain/pricing/basket-url.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import type { Edit } from './basket-edits.ts'
import type { BuilderProps } from './builder-props.ts'

type Props = {
  list: PriceList
  claims: BuilderProps['claims']
  chosen: readonly string[]
  copy: BuilderProps['copy']['choose']
  change: (edit: Edit) => void
}

/** Checkboxes for the situations that entitle a visitor to a discount. */
export const Claims = memo(function Claims({ list, claims, chosen, copy, change }: Props) {
  return (
    <fieldset className="choices mt-16">
      <legend className="builder-group">{copy.claimsTitle}</legend>
      <p className="text-fg-muted">{copy.claimsNote}</p>
      {claimsOf(list).map((claim) => (
        <label key={claim} className="choice">
          <input
            type="checkbox"
            className="tick"
            name={basketFields.claim}
            value={claim}
            checked={chosen.includes(claim)}
            onChange={({ target }) => change({ kind: 'claim', claim, isTrue: target.checked })}
          />
          <span className="font-semibold">{claims[claim]}</span>
        </label>
      ))}
    </fieldset>
  )
})
