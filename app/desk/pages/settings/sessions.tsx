import { Form } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { SessionView } from '#server/admins/sessions/session-view.ts'

type Props = { copy: AdminCopy['settings']['sessions']; sessions: readonly SessionView[] }

export function Sessions({ copy, sessions }: Props) {
  return (
    <ul className="text-small">
      {sessions.map(({ reference, device, isCurrent, started, lastSeen }) => (
        <li
          key={reference}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <div>
            <p className="text-body font-medium">
              {device === null ? copy.unknown : <bdi dir="ltr">{device}</bdi>}
            </p>
            <p className="text-fg-muted">
              {copy.started} <time dateTime={started.iso}>{started.dateWithin}</time>,{' '}
              <bdi dir="ltr">{started.time}</bdi> · {copy.lastSeen}{' '}
              <time dateTime={lastSeen.iso}>{lastSeen.dateWithin}</time>,{' '}
              <bdi dir="ltr">{lastSeen.time}</bdi>
            </p>
          </div>
          {isCurrent ? (
            <p className="font-semibold text-accent">{copy.this}</p>
          ) : (
            <Form method="post">
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="reference" value={reference} />
              <button
                type="submit"
                aria-label={fill(copy.endOf, { device: device ?? copy.unknown })}
                className="pill pill-small pill-line"
              >
                {copy.end}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
