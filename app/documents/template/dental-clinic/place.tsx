import { openingHours } from '#content/templates/dental-clinic/figures.ts'
import type { DentalClinicPage } from '#content/templates/dental-clinic/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { clockTime } from './clock-time.ts'

type Props = {
  lang: Lang
  words: DentalClinicPage['place']
  days: DentalClinicPage['slots']['days']
}

/** The opening hours of the week as bars from eight to eight, and how to get here. */
export function Place({ lang, words, days }: Props) {
  return (
    <div className="place">
      <h3>{words.title}</h3>
      <table className="hours">
        <caption>{words.caption}</caption>
        <tbody>
          {openingHours.map((hours) => (
            <tr key={hours.day}>
              <th scope="row">{days[hours.day]}</th>
              <td>
                <HoursBar lang={lang} hours={hours} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.closed}</p>
      <dl className="place-facts">
        {words.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type BarProps = { lang: Lang; hours: (typeof openingHours)[number] }

function HoursBar({ lang, hours: { day, opens, closes } }: BarProps) {
  return (
    <span className={`hours-bar hours-${day}`}>
      <bdi>
        {clockTime(lang, opens)} – {clockTime(lang, closes)}
      </bdi>
    </span>
  )
}
