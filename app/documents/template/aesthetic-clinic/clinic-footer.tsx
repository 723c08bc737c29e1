import { clinicPages } from '#catalog/templates.ts'
import { phone } from '#content/templates/aesthetic-clinic/figures.ts'
import { otherLang } from '#i18n/languages.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { clinicUrl } from './clinic-url.ts'
import type { ClinicData } from './load-clinic.server.ts'
import { OpeningHours } from './opening-hours.tsx'

type Props = { clinic: ClinicData; current: string }

export function ClinicFooter({ clinic: { lang, frame, shell }, current }: Props) {
  const other = otherLang(lang)
  const page = clinicPages.find((id) => id === current) ?? 'home'
  return (
    <footer className="clinic-footer">
      <p className="clinic-footer-name">{frame.business}</p>
      <dl>
        <div>
          <dt>{shell.hoursLabel}</dt>
          <dd>
            <OpeningHours days={shell.days} />
          </dd>
        </div>
        <div>
          <dt>{shell.phoneLabel}</dt>
          <dd>
            <bdi>{phone}</bdi>
          </dd>
        </div>
        <div>
          <dt>{shell.addressLabel}</dt>
          <dd>
            {shell.street}, {shell.city}
          </dd>
        </div>
      </dl>
      <ul className="clinic-footer-pages">
        {clinicPages.map((id) => (
          <li key={id}>
            <a href={clinicUrl(lang, id)}>{shell.pages[id]}</a>
          </li>
        ))}
        <li>
          <a
            href={clinicUrl(other, page)}
            hrefLang={other}
            {...dataAttributes({ language: other })}
          >
            {shell.otherLanguage}
          </a>
        </li>
      </ul>
      <p className="clinic-footer-note">
        {shell.fictional} {shell.advice}
      </p>
    </footer>
  )
}
