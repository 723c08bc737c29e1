import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import { treatmentPrices, type TreatmentId } from '#content/templates/dental-clinic/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { Picture } from './picture.tsx'

type Props = { lang: Lang; words: DentalClinicPage['treatments'] }

/** Every price in a bubble whose size grows with the price. */
export function Treatments({ lang, words }: Props) {
  // SAFETY: the object has only these keys.
  const ids = Object.keys(treatmentPrices) as TreatmentId[]
  return (
    <section className="treatments" id="treatments" aria-labelledby="treatments-title">
      <div className="treatments-head">
        <h2 id="treatments-title">{words.title}</h2>
        <p>{words.lead}</p>
        <p className="chip">{words.note}</p>
        <Picture name="brushes" alt={words.alt} sizes="(width < 60rem) 94vw, 38vw" />
      </div>
      <ul className="price-list">
        {ids.map((id) => (
          <Treatment key={id} lang={lang} words={words} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Treatment({ lang, words, id }: Props & { id: TreatmentId }) {
  const { name, text, time } = words.items[id]
  const price = treatmentPrices[id]
  const amount = formatMoney(price.amount, lang)
  return (
    <li className={`treatment treatment-${sizeOf(price.amount)}`}>
      <div className="treatment-text">
        <h3>{name}</h3>
        <p>{text}</p>
        <p className="treatment-time">{time}</p>
      </div>
      <p className="treatment-price">
        <bdi>{'isFrom' in price ? fill(words.from, { amount }) : amount}</bdi>
      </p>
    </li>
  )
}

/** Sizes of a bubble, each with the highest amount in it, in agorot. */
const sizes = [
  ['tiny', 30_000],
  ['small', 100_000],
  ['medium', 200_000],
  ['large', 500_000],
] as const

function sizeOf(amount: number): string {
  return sizes.find(([, highest]) => amount <= highest)?.[0] ?? 'huge'
}
