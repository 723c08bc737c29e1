import type { ClinicTreatments } from '#content/clinic-pages/treatments/page-he.ts'
import { treatments } from '#content/templates/aesthetic-clinic/figures.ts'
import type { AestheticClinicPage } from '#content/templates/aesthetic-clinic/page-he.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { clinicUrl } from '../clinic-url.ts'

type Props = {
  lang: Lang
  words: AestheticClinicPage['home']['treatments']
  items: ClinicTreatments['items']
}

/** One line for each treatment with a price. Silk slides in under the line below the pointer. */
export function TreatmentIndex({ lang, words, items }: Props) {
  const page = clinicUrl(lang, 'treatments')
  return (
    <section className="treatment-index" aria-labelledby="treatments-title">
      <div className="index-head">
        <h2 id="treatments-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <ul>
        {treatments.map(({ id, price }) =>
          price === null ? null : (
            <li key={id}>
              <a href={`${page}#${id}`} className="index-line">
                <span className="index-name">{items[id].name}</span>{' '}
                <span className="index-about">{items[id].line}</span>{' '}
                <bdi className="index-price">{formatMoney(price, lang)}</bdi>
              </a>
            </li>
          ),
        )}
      </ul>
      <a href={page} className="line-link">
        {words.all}
      </a>
    </section>
  )
}
