import { Link } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { EmailView } from '#server/email/email-view.ts'
import { MailState } from '../mail-state.tsx'

type Props = { lang: Lang; copy: Pick<AdminCopy, 'lead' | 'mails'>; mails: readonly EmailView[] }

export function LeadMails({ lang, copy, mails }: Props) {
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="font-semibold">{copy.lead.mails}</h2>
      {mails.length === 0 ? (
        <p className="mt-2 text-small text-fg-muted">{copy.lead.noMails}</p>
      ) : null}
      <ul className="mt-1 text-small">
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <Link
              to={adminUrl(lang, `dashboard/mails/${mail.id}`)}
              className="text-link font-medium"
            >
              {mail.kind}
            </Link>
            <MailState copy={copy.mails} mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  )
}
