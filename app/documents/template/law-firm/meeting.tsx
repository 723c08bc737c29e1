import { meetingParts } from '#content/templates/law-firm/figures.ts'
import type { LawFirmPage } from '#content/templates/law-firm/page-he.ts'
import { fees } from '#content/templates/law-firm/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { Detail } from './detail.tsx'

type Words = LawFirmPage['meeting']

// SAFETY: the texts have the same keys.
const parts = Object.keys(meetingParts) as (keyof typeof meetingParts)[]
const total = parts.reduce((sum, part) => sum + meetingParts[part], 0)

export function Meeting({ lang, words }: { lang: Lang; words: Words }) {
  return (
    <section className="meeting" id="meeting" aria-labelledby="meeting-title">
      <div className="section-head">
        <h2 id="meeting-title">{words.title}</h2>
        <p>{fill(words.lead, { minutes: total })}</p>
      </div>
      <Ruler words={words} />
      <Detail name="pen" alt={words.alt} sizes="(width < 60rem) 92vw, 45vw" />
      <div className="bring">
        <h3>{words.bringTitle}</h3>
        <ul>
          {words.bring.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="meeting-cost">
        <h3>{words.costTitle}</h3>
        <p className="meeting-price">
          <bdi>{formatMoney(fees.meeting.amount, lang)}</bdi>
        </p>
        <p>{words.cost}</p>
      </div>
      <div className="meeting-after">
        <h3>{words.afterTitle}</h3>
        <p>{words.after}</p>
      </div>
    </section>
  )
}

/** The parts of the meeting along a brass ruler with a mark for each minute. */
function Ruler({ words }: { words: Words }) {
  return (
    <ol className="ruler" aria-label={words.ruler}>
      {parts.map((part) => (
        <li key={part} className={`ruler-${part}`}>
          <p className="ruler-minutes">{fill(words.minutes, { minutes: meetingParts[part] })}</p>
          <h3>{words.parts[part].title}</h3>
          <p>{words.parts[part].text}</p>
        </li>
      ))}
    </ol>
  )
}
