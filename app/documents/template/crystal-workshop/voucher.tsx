import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { prices } from '#content/templates/crystal-workshop/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { Moon } from './moon.tsx'

type Words = CrystalWorkshopPage['voucher']
type Props = { lang: Lang; business: string; phase: number; words: Words }

/** A voucher that shows the typed names. Its fields are in no form, so nothing can be sent. */
export function Voucher({ lang, business, phase, words }: Props) {
  const amounts = { one: formatMoney(prices.one, lang), two: formatMoney(prices.two, lang) }
  const { card } = words
  return (
    <section className="voucher" id="voucher" aria-labelledby="voucher-title">
      <div className="voucher-words">
        <h2 id="voucher-title">{words.title}</h2>
        <p>{fill(words.text, amounts)}</p>
        <div className="voucher-fields">
          <VoucherField part="name" label={words.name.label} />
          <VoucherField part="from" label={words.from.label} />
          <fieldset className="voucher-count">
            <legend>{words.count.label}</legend>
            <label>
              <input type="radio" name="count" defaultChecked /> <span>{words.count.one}</span>
            </label>
            <label>
              <input type="radio" name="count" className="voucher-for-two" />{' '}
              <span>{words.count.two}</span>
            </label>
          </fieldset>
        </div>
        <p className="fine">{words.note}</p>
      </div>
      <div className="voucher-card" role="group" aria-label={card.label}>
        <Moon phase={phase} />
        <p className="voucher-business">{business}</p>
        <p className="voucher-heading">{card.heading}</p>
        <p className="voucher-name">
          <span>{card.for}</span>{' '}
          <bdi className="hand" {...dataAttributes({ 'voucher-text': 'name' })}>
            {words.name.sample}
          </bdi>
        </p>
        <p>
          <span className="voucher-one">{card.one}</span>
          <span className="voucher-two">{card.two}</span>
        </p>
        <p className="voucher-from">
          <span>{card.from}</span>{' '}
          <bdi className="hand" {...dataAttributes({ 'voucher-text': 'from' })}>
            {words.from.sample}
          </bdi>
        </p>
        <p className="voucher-number">{card.number}</p>
      </div>
    </section>
  )
}

function VoucherField({ part, label }: { part: 'name' | 'from'; label: string }) {
  const id = `voucher-${part}`
  return (
    <p className="voucher-field">
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        id={id}
        maxLength={32}
        dir="auto"
        autoComplete="off"
        {...dataAttributes({ 'voucher-field': part })}
      />
    </p>
  )
}
