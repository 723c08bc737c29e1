import type { ClinicPricing } from '#content/clinic-pages/pricing/page-he.ts'
import type { ClinicTreatments } from '#content/clinic-pages/treatments/page-he.ts'
import { treatments } from '#content/templates/aesthetic-clinic/figures.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { minutesOf } from '../minutes.ts'

type Props = { lang: Lang; words: ClinicPricing; names: ClinicTreatments['items'] }

export function PriceTable({ lang, words, names }: Props) {
  const { columns } = words
  return (
    <div className="prices">
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.treatment}</th>
            <th scope="col">{columns.minutes}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {treatments.map((treatment) =>
            treatment.price === null ? null : (
              <tr key={treatment.id}>
                <th scope="row">
                  <span className="price-name">{names[treatment.id].name}</span>{' '}
                  <span className="price-unit">{names[treatment.id].unit}</span>
                </th>
                <td>{minutesOf(treatment, lang)}</td>
                <td className="price-amount">
                  <bdi>{formatMoney(treatment.price, lang)}</bdi>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p>{words.other}</p>
    </div>
  )
}
