import { Link } from 'react-router'
import type { AdminAudit } from '#desk/words/he/audit.ts'
import { adminUrl } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: Pick<AdminAudit, 'summary' | 'open'> }

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
