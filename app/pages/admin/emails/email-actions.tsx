import type { FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { EmailView } from '#server/email/email-view.ts'

type Props = {
  lang: Lang
  copy: AdminCopy['emails']
  email: Pick<EmailView, 'id' | 'status'>
  fetcher: FetcherWithComponents<unknown>
  className?: string
}

/** Sends a failed email again, or gives up one that is waiting. */
export function EmailActions({ lang, copy, email, fetcher, className = '' }: Props) {
  if (email.status === 'sent') return null
  return (
    <fetcher.Form method="post" action={adminUrl(lang, 'dashboard/emails')} className={className}>
      <input type="hidden" name="id" value={email.id} />
      {email.status === 'dead' ? (
        <button type="submit" name="intent" value="retry" className="pill pill-small">
          {copy.retry}
        </button>
      ) : (
        <button
          type="submit"
          name="intent"
          value="give-up"
          className="min-h-11 px-2 text-fg-muted underline-offset-4 hover:text-danger hover:underline"
        >
          {copy.giveUp}
        </button>
      )}
    </fetcher.Form>
  )
}
