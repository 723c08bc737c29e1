import { Link } from 'react-router'
import type { AdminHealth } from '#desk/words/he/health.ts'
import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: Pick<AdminHealth, 'summary' | 'open'> }

/** A link to the findings about the site. */
export function HealthSummary({ lang, copy }: Props) {
  return (
    <>
      <p className="max-w-[40em] text-small text-fg-muted">{copy.summary}</p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/health')}
        className="pill pill-small pill-line mt-4"
      >
        {copy.open}
      </Link>
    </>
  )
}
