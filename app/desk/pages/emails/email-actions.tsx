import type { FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import type { EmailView } from '#server/email/email-view.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['emails']
  email: Pick<EmailView, 'id' | 'status' | 'canRetry'>
  /** Whether an SMTP server is configured. */
  hasServer: boolean
  fetcher: FetcherWithComponents<unknown>
  className?: string
}

/** Buttons that send an email again, give up a waiting one, or set a failed one aside. */
export function EmailActions({ lang, copy, email, hasServer, fetcher, className = '' }: Props) {
  const { status } = email
  const canRetry = email.canRetry && (status !== 'written-to-file' || hasServer)
  if (status !== 'waiting' && !canRetry) return null
  return (
    <fetcher.Form
      method="post"
      action={adminUrl(lang, 'dashboard/emails')}
      className={`flex flex-wrap items-center gap-x-2 ${className}`}
    >
      <input type="hidden" name="id" value={email.id} />
      {canRetry ? (
        <button type="submit" name="intent" value="retry" className="pill pill-small">
          {copy.retry}
        </button>
      ) : null}
      {status === 'failed' ? <QuietButton intent="dismiss" label={copy.dismiss} /> : null}
      {status === 'waiting' ? <QuietButton intent="give-up" label={copy.giveUp} /> : null}
    </fetcher.Form>
  )
}

function QuietButton({ intent, label }: { intent: string; label: string }) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="min-h-11 px-2 text-fg-muted underline-offset-4 hover:text-fg hover:underline"
    >
      {label}
    </button>
  )
}
