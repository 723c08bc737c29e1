import { terms } from '#content/templates/real-estate-investment/figures.ts'
import type { RealEstatePage } from '#content/templates/real-estate-investment/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { Lines } from './lines.tsx'
import { Picture } from './picture.tsx'

type Props = { lang: Lang; words: RealEstatePage['order'] }

/** The order in which the money of a sale is paid out, as floors that fill from the lowest. */
export function PaymentOrder({ lang, words }: Props) {
  const shares = {
    loan: formatShare(terms.loan, lang),
    preferred: formatShare(terms.preferred, lang),
    investors: formatShare(terms.investors, lang),
    firm: formatShare(terms.firm, lang),
  }
  return (
    <section className="order" id="order" aria-labelledby="order-title">
      <Picture name="section" alt={words.alt} sizes="50vw" className="order-picture" />
      <div className="order-words">
        <h2 id="order-title">
          <Lines lines={words.title} />
        </h2>
        <p>{words.lead}</p>
        <ol className="order-floors">
          {Object.entries(words.floors).map(([id, { title, text }]) => (
            <li key={id} className={`order-${id}`}>
              <h3>{title}</h3>
              <p>{fill(text, shares)}</p>
            </li>
          ))}
        </ol>
        <p className="order-own">{fill(words.own, { own: formatShare(terms.own, lang) })}</p>
      </div>
    </section>
  )
}
