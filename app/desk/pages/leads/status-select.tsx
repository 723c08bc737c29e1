import type { AdminCopy } from '#desk/words/he/admin.ts'
import { leadStatuses } from '#domain/leads/status.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { StatusIcon } from './status-icon.tsx'
import { useStatus, type StatusLead } from './use-status.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminCopy['leads'], 'statusOf' | 'saveStatus' | 'waiting'>
  statuses: AdminCopy['statuses']
  lead: StatusLead
}

/** Shows the new status at once, marked until the server has stored it. */
export function StatusSelect({ lang, copy, statuses, lead }: Props) {
  const { status, isWaiting, change } = useStatus(lead)
  return (
    <form
      method="post"
      action={adminUrl(lang, `dashboard/leads/${lead.id}`)}
      className="flex items-center gap-2"
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="field" value="status" />
      <input type="hidden" name="version" value={lead.version} />
      <input type="hidden" name="before" value={lead.status} />
      <span className="relative flex w-full max-w-52 items-center">
        <StatusIcon status={status} className="pointer-events-none absolute start-3" />
        <select
          name="value"
          data-key="s"
          value={status}
          aria-label={fill(copy.statusOf, { name: lead.name })}
          onChange={(event) => change(event.currentTarget.value)}
          className="min-h-11 w-full appearance-none rounded-full border border-field-line bg-surface-raised ps-8 pe-7 font-medium hover:border-fg-muted"
        >
          {leadStatuses.map((each) => (
            <option key={each} value={each}>
              {statuses[each]}
            </option>
          ))}
        </select>
        <Icon name="down" size="size-3" className="pointer-events-none absolute end-2.5" />
      </span>
      {isWaiting ? (
        <span title={copy.waiting}>
          <Icon name="clock" />
          <span className="sr-only">{copy.waiting}</span>
        </span>
      ) : null}
      <noscript>
        <button type="submit" className="text-link">
          {copy.saveStatus}
        </button>
      </noscript>
    </form>
  )
}
