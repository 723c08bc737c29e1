import { seatPrices, type Seat } from '#content/templates/financial-course/prices.ts'
import type { FinancialCoursePage } from '#content/templates/financial-course/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

type Props = { lang: Lang; words: FinancialCoursePage['price'] }

export function Price({ lang, words }: Props) {
  return (
    <section className="price" id="price" aria-labelledby="price-title">
      <h2 id="price-title">{words.title}</h2>
      <SeatPrice lang={lang} words={words} seat="single" />
      <SeatPrice lang={lang} words={words} seat="couple" />
      <div className="price-included">
        <h3>{words.includedTitle}</h3>
        <ul>
          {words.included.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="guarantee">
        <h3>{words.guarantee.stamp}</h3>
        <p>{words.guarantee.text}</p>
      </div>
    </section>
  )
}

function SeatPrice({ lang, words, seat }: Props & { seat: Seat }) {
  const { total, payments } = seatPrices[seat]
  const amount = formatMoney(total / payments, lang)
  return (
    <div className={`seat seat-${seat}`}>
      <h3>{words.seats[seat]}</h3>
      <p className="seat-price">
        <bdi>{formatMoney(total, lang)}</bdi>
      </p>
      <p>
        {fill(words.payments, { count: payments, amount })}, {words.vat}
      </p>
      <a href="#enroll" className="text-link">
        {words.choose}
      </a>
    </div>
  )
}
