import { Link, type FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { MailView } from '#server/mail/mail-view.ts'
import { MailState } from '../mail-state.tsx'

type Props = { lang: Lang; copy: AdminCopy['mails']; mail: MailView; fetcher: FetcherWithComponents<unknown> }

export function MailRow({ lang, copy, mail, fetcher }: Props) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 hover:bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] lg:items-center">
      <div className="min-w-0">
        <Link to={adminUrl(lang, `dashboard/mails/${mail.id}`)} className="text-body font-semibold underline-offset-4 hover:underline">
          {mail.kind}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-fg-muted">
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {mail.recipient}
          </bdi>
          {mail.leadId === null || mail.leadName === null ? null : (
            <Link to={adminUrl(lang, `dashboard/leads/${mail.leadId}`)} className="underline underline-offset-4 hover:text-fg">
              <bdi dir="auto">{mail.leadName}</bdi>
            </Link>
          )}
        </p>
      </div>
      <div className="min-w-0">
        <MailState copy={copy} mail={mail} />
        {mail.attempts === null ? null : (
          <p className="text-fg-muted">
            {mail.attempts}
            {mail.lastError === null ? null : (
              <>
                {' · '}
                <bdi dir="ltr" title={copy.lastError} className="[overflow-wrap:anywhere]">
                  {mail.lastError}
                </bdi>
              </>
            )}
          </p>
        )}
      </div>
      <fetcher.Form method="post" action={adminUrl(lang, 'dashboard/mails')} className="flex gap-2 lg:w-40 lg:justify-end">
        <input type="hidden" name="id" value={mail.id} />
        {mail.status === 'dead' ? (
          <button type="submit" name="intent" value="retry" className="pill pill-small">
            {copy.retry}
          </button>
        ) : null}
        {mail.status === 'waiting' ? (
          <button
            type="submit"
            name="intent"
            value="give-up"
            className="min-h-11 px-2 text-fg-muted underline-offset-4 hover:text-danger hover:underline"
          >
            {copy.giveUp}
          </button>
        ) : null}
      </fetcher.Form>
    </li>
  )
}
