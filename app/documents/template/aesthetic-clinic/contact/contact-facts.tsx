import type { ClinicContact } from '#content/clinic-pages/contact/page-he.ts'
import { emergencyNumber, phone } from '#content/templates/aesthetic-clinic/figures.ts'
import type { AestheticClinicPage } from '#content/templates/aesthetic-clinic/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { OpeningHours } from '../opening-hours.tsx'

type Props = { words: ClinicContact; shell: AestheticClinicPage['shell'] }

export function ContactFacts({ words: { urgent, way }, shell }: Props) {
  return (
    <section className="contact-facts" aria-labelledby="way-title">
      <div className="contact-phone">
        <p className="call-number">
          <bdi>{phone}</bdi>
        </p>
        <p>
          <OpeningHours days={shell.days} />
        </p>
      </div>
      <div className="contact-urgent">
        <h2>{urgent.title}</h2>
        <p>{fill(urgent.text, { number: emergencyNumber })}</p>
      </div>
      <div className="contact-way">
        <h2 id="way-title">{way.title}</h2>
        <p>
          {shell.street}, {shell.city}
        </p>
        <ul>
          {way.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
