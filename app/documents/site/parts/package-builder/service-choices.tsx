import type { BasketItem } from '#domain/pricing/basket.ts'
import { basketFields } from '#domain/pricing/basket-url.ts'
import type { ListedService, SubscriptionTerm } from '#domain/pricing/price-list.ts'
import { fill } from '#i18n/fill.ts'
import { fillPlural } from '#i18n/plural.ts'
import { SelectField } from '#ui/field.tsx'
import type { PriceText } from '#parts/price-text.ts'
import type { Edit } from './basket-edits.ts'
import type { ServiceWords, Words } from './builder-props.ts'
import { PriceWithNotes } from './price-with-notes.tsx'
import { formatListedPrice, formatSessionPrice } from './service-price.ts'

type Props = Words & {
  service: ListedService
  item: BasketItem | undefined
  change: (edit: Edit) => void
}

/**
 * The choices within a service. The styles show them once the service is chosen, with or without
 * scripts.
 */
export function ServiceChoices(props: Props) {
  const { service, item, services } = props
  const own = services[service.id]
  if (!own) return null
  const term =
    (service.options.find(({ id }) => id === item?.option)?.price ?? service.price)?.term ?? null
  if (service.options.length === 0 && service.addons.length === 0 && term === null) return null
  return (
    <div className="builder-service-choices">
      {service.options.length === 0 ? null : <Options {...props} own={own} />}
      {term === null ? null : <Months {...props} own={own} term={term} />}
      {service.addons.length === 0 ? null : <Addons {...props} own={own} />}
    </div>
  )
}

type PartProps = Props & { own: ServiceWords }

function Options({ service, item, change, own, ...context }: PartProps) {
  const { optionsOf, options } = context.copy.choose
  const chosen = item?.option ?? service.options[0]?.id
  return (
    <fieldset className="choices" aria-label={fill(optionsOf, { service: own.name })}>
      <legend>{options}</legend>
      {service.options.map((option) => (
        <label key={option.id} className="choice">
          <input
            type="radio"
            className="tick"
            name={basketFields.option + service.id}
            value={option.id}
            checked={chosen === option.id}
            onChange={() => change({ kind: 'option', service: service.id, option: option.id })}
          />
          <ChoiceWords
            words={context.parts[`${service.id}.${option.id}`]}
            price={formatListedPrice(option.price, context)}
            notes={[formatSessionPrice(option, context)]}
          />
        </label>
      ))}
    </fieldset>
  )
}

function Addons({ service, item, change, own, ...context }: PartProps) {
  const { addonsOf, addons } = context.copy.choose
  return (
    <fieldset className="choices" aria-label={fill(addonsOf, { service: own.name })}>
      <legend>{addons}</legend>
      {service.addons.map(({ id, price }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            className="tick"
            name={basketFields.addon + service.id}
            value={id}
            checked={item?.addons?.includes(id) ?? false}
            onChange={({ target }) =>
              change({ kind: 'addon', service: service.id, addon: id, isWanted: target.checked })
            }
          />
          <ChoiceWords
            words={context.parts[`${service.id}.${id}`]}
            price={formatListedPrice(price, context)}
            notes={[]}
          />
        </label>
      ))}
    </fieldset>
  )
}

type ChoiceProps = {
  words: { name: string; description: string } | undefined
  price: PriceText
  notes: readonly (string | null)[]
}

function ChoiceWords({ words, price, notes }: ChoiceProps) {
  return (
    <>
      <span className="min-w-0">
        <span className="font-semibold">{words?.name}</span>
        <span className="block text-small text-fg-muted">{words?.description}</span>
      </span>
      <span className="choice-price">
        <PriceWithNotes price={price} notes={notes} />
      </span>
    </>
  )
}

function Months({
  service,
  item,
  change,
  own,
  term,
  lang,
  copy,
}: PartProps & { term: SubscriptionTerm }) {
  const { choose } = copy
  return (
    <SelectField
      id={`months-${service.id}`}
      name={basketFields.months + service.id}
      label={choose.term}
      aria-label={fill(choose.termOf, { service: own.name })}
      autoComplete="off"
      value={item?.months ?? term.usual}
      onChange={({ target }) =>
        change({ kind: 'months', service: service.id, months: Number(target.value) })
      }
      className="max-w-72"
    >
      {monthsIn(term).map((months) => (
        <option key={months} value={months}>
          {fillPlural(choose.months, months, lang)}
        </option>
      ))}
    </SelectField>
  )
}

function monthsIn({ min, max, step }: SubscriptionTerm): number[] {
  return Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, index) => min + index * step,
  )
}
