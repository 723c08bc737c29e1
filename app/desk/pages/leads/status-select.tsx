import type { AdminCopy } from '#desk/words/he/admin.ts'
import { isLeadStatus, leadStatuses, type LeadStatus } from '#domain/leads/status.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { usePendingStore, usePendingWork } from '#desk/parts/pending-provider.tsx'
import { addChange, findChange } from '#desk/parts/pending-work.ts'
import { StatusIcon } from './status-icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminCopy['leads'], 'statusOf' | 'saveStatus' | 'waiting'>
  statuses: AdminCopy['statuses']
  lead: Pick<LeadView, 'id' | 'name' | 'status' | 'version'>
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
      <span className="relative flex w-full max-w-52 items-center xl:-mt-1.5">
        <StatusIcon status={status} className="pointer-events-none absolute start-3" />
        <select
          name="value"
          value={status}
          aria-label={fill(copy.statusOf, { name: lead.name })}
          onChange={(event) => change(event.currentTarget.value)}
          className="min-h-11 w-full appearance-none rounded-full border border-field-line bg-surface-raised ps-8 pe-7 font-medium xl:ps-7 xl:pe-6 hover:border-fg-muted xl:min-h-9"
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

function useStatus({ id, name, status: stored, version }: Props['lead']) {
  const store = usePendingStore()
  const pending = findChange(usePendingWork(), id, 'status')
  const status: LeadStatus = isLeadStatus(pending?.value) ? pending.value : stored
  return {
    status,
    isWaiting: pending?.state.kind === 'waiting',
    change: (value: string) => {
      const change = {
        lead: { id, name },
        field: 'status',
        value,
        before: status,
        version,
      } as const
      store.update((work) => addChange(work, change, randomUuid()))
    },
  }
}
