import { freeSlots } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { clockTime } from './clock-time.ts'

type Props = { lang: Lang; words: DentalClinicPage['slots'] }

/** The free appointments. Each links to the form and, with scripts, fills in its day. */
export function FreeSlots({ lang, words }: Props) {
  return (
    <div className="slots">
      <p className="slots-title" id="slots-title">
        {words.title} <span className="slots-note">{words.note}</span>
      </p>
      <ul aria-labelledby="slots-title">
        {freeSlots.map(({ day, hour, minute }) => (
          <li key={day}>
            <a href="#appointment" {...dataAttributes({ 'preferred-day': words.days[day] })}>
              <span>{words.days[day]}</span>{' '}
              <bdi className="slot-time">{clockTime(lang, hour, minute)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
