import { Link } from 'react-router'
import type { AdminAudit } from '#desk/words/he/audit.ts'
import { adminUrl } from '#i18n/links.ts'
import type { AuditEventView } from '#server/admins/audit/audit-view.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminAudit; events: readonly AuditEventView[] }

/** One page of the log, newest event first. */
export function AuditList({ lang, copy, events }: Props) {
  return (
    <ol className="mt-6 border-t border-line text-small">
      {events.map(({ id, at, what, detail, who, leadId, ipAddress }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <p className="min-w-0 text-body">
            <span className="font-medium">{what}</span>
            {detail === '' ? null : <span className="ms-2 text-fg-muted">{detail}</span>}
          </p>
          <time dateTime={at.iso} title={at.full} className="text-fg-muted">
            {at.date}, <bdi dir="ltr">{at.time}</bdi>
          </time>
          <p className="min-w-0 text-fg-muted">
            <bdi dir="auto">{who ?? copy.filters.site}</bdi>
            {ipAddress === '' ? null : (
              <>
                {' · '}
                <bdi dir="ltr">{ipAddress}</bdi>
              </>
            )}
          </p>
          {leadId === null ? null : (
            <Link
              to={adminUrl(lang, `dashboard/leads/${leadId}`)}
              className="text-end underline underline-offset-4"
            >
              {copy.openLead}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}
