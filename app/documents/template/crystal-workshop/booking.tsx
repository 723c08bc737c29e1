import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { prices } from '#content/templates/crystal-workshop/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { DemoField } from '#documents/template/frame/demo-field.tsx'
import { DemoForm } from '#documents/template/frame/demo-form.tsx'

type Props = {
  lang: Lang
  words: CrystalWorkshopPage['booking']
  /** The names of the next evenings. */
  evenings: readonly string[]
  pieces: readonly string[]
}

/** The form, on the moon itself. */
export function Booking({ lang, words, evenings, pieces }: Props) {
  const { fields, choose, undecided } = words
  const amounts = { one: formatMoney(prices.one, lang), two: formatMoney(prices.two, lang) }
  return (
    <section className="booking" id="book" aria-labelledby="book-title">
      <div className="booking-head">
        <h2 id="book-title">{words.title}</h2>
        <p>{words.lead}</p>
        <p>{fill(words.price, amounts)}</p>
      </div>
      <DemoForm id="booking-form" words={words.form}>
        <DemoField
          id="booking-evening"
          kind={{ options: [choose, ...evenings] }}
          words={fields.evening}
          className="demo-wide"
        />
        <DemoField id="booking-name" kind="name" words={fields.name} />
        <DemoField id="booking-phone" kind="phone" words={fields.phone} />
        <DemoField id="booking-seats" kind={{ options: words.seats }} words={fields.seats} />
        <DemoField
          id="booking-piece"
          kind={{ options: [choose, ...pieces, undecided] }}
          words={fields.piece}
        />
        <DemoField
          id="booking-allergies"
          kind="message"
          words={fields.allergies}
          required={false}
          className="demo-wide"
        />
      </DemoForm>
    </section>
  )
}
