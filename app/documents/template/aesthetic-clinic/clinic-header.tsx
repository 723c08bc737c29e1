import type { ClinicPageId } from '#catalog/templates.ts'
import type { ClinicData } from './load-clinic.server.ts'
import { clinicUrl } from './clinic-url.ts'

type Props = { clinic: ClinicData; current: string }

const navId = 'clinic-nav'

/** On phones the links are on a sheet that a button opens, also without scripts. */
export function ClinicHeader({ clinic: { lang, frame, shell }, current }: Props) {
  // SAFETY: the texts have the pages of the clinic as keys.
  const pages = Object.entries(shell.pages) as [ClinicPageId, string][]
  return (
    <header className="clinic-header">
      <p className="clinic-name">
        <a href={clinicUrl(lang, 'home')} aria-current={current === 'home' ? 'page' : undefined}>
          {frame.business}
        </a>
        <span>{shell.trade}</span>
      </p>
      <button type="button" popoverTarget={navId} className="menu-button">
        {shell.menu}
      </button>
      <nav id={navId} popover="auto" aria-label={shell.navLabel} className="clinic-nav">
        <button
          type="button"
          popoverTarget={navId}
          popoverTargetAction="hide"
          className="menu-button"
        >
          {shell.close}
        </button>
        <ul>
          {pages.map(([page, name]) => (
            <li key={page}>
              <a href={clinicUrl(lang, page)} aria-current={page === current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
