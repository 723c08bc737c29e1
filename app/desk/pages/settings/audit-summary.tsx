import { Link } from 'react-router'
import type { AdminAudit } from '#desk/words/he/audit.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

type Props = { lang: Lang; copy: Pick<AdminAudit, 'summary' | 'open'> }

/** A link to the log of the admin area. */
export function AuditSummary({ lang, copy }: Props) {
  return (
    <>
      <p className="text-small text-fg-muted">{copy.summary}</p>
      <Link
        to={adminUrl(lang, 'dashboard/settings/audit')}
        className="pill pill-small pill-line mt-4"
      >
        {copy.open}
      </Link>
    </>
  )
}
