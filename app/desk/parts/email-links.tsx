import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import type { EmailView } from '#server/email/email-view.ts'
import { EmailStatus } from './email-status.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminCopy, 'lead' | 'emails'>
  emails: readonly EmailView[]
}

/** The emails about a lead or a quote, each with its state. */
export function EmailLinks({ lang, copy, emails }: Props) {
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="font-semibold">{copy.lead.emails}</h2>
      {emails.length === 0 ? (
        <p className="mt-2 text-small text-fg-muted">{copy.lead.noEmails}</p>
      ) : null}
      <ul className="mt-1 text-small">
        {emails.map((email) => (
          <li
            key={email.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <Link
              to={adminUrl(lang, `dashboard/emails/${email.id}`)}
              className="text-link font-medium"
            >
              {email.kind}
            </Link>
            <EmailStatus copy={copy.emails} email={email} />
          </li>
        ))}
      </ul>
    </section>
  )
}
