import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { EmailView } from '#server/email/email-view.ts'
import { Icon, type IconName } from './icon.tsx'

const icons = {
  waiting: 'clock',
  sent: 'check',
  'written-to-file': 'inbox',
  failed: 'warning',
  dismissed: 'close',
} as const satisfies Record<EmailView['status'], IconName>

type Props = {
  copy: AdminCopy['emails']
  email: Pick<EmailView, 'status' | 'sent' | 'nextAttempt'>
}

export function EmailStatus({ copy, email: { status, sent, nextAttempt } }: Props) {
  const time = sent ?? nextAttempt
  return (
    <span
      className={`flex items-center gap-2 ${status === 'failed' ? 'font-semibold text-danger' : ''}`}
    >
      <Icon name={icons[status]} />
      {copy.statuses[status]}
      {time === null ? null : (
        <time dateTime={time.iso} title={time.full} className="text-fg-muted">
          {status === 'waiting' ? `${copy.nextAttempt}: ` : ''}
          {time.date}, <bdi dir="ltr">{time.time}</bdi>
        </time>
      )}
    </span>
  )
}
