import { useFetcher } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { isLeadStatus, leadStatuses } from '#domain/leads/status.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { Icon } from '../icon.tsx'
import { StatusIcon } from './status-icon.tsx'

type Props = {
  lang: Lang
  copy: Pick<AdminCopy['leads'], 'statusOf' | 'saveStatus'>
  statuses: AdminCopy['statuses']
  lead: Pick<LeadView, 'id' | 'name' | 'status' | 'version'>
}

/** Shows the new status at once, and the stored one again if the server refuses the change. */
export function StatusSelect({ lang, copy, statuses, lead }: Props) {
  const fetcher = useFetcher({ key: `status-${lead.id}` })
  const submitted = fetcher.formData?.get('status')
  const status = isLeadStatus(submitted) ? submitted : lead.status
  return (
    <fetcher.Form
      method="post"
      action={adminUrl(lang, `dashboard/leads/${lead.id}`)}
      className="flex items-center gap-2"
    >
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="version" value={lead.version} />
      <span className="relative flex w-full max-w-52 items-center xl:-mt-1.5">
        <StatusIcon status={status} className="pointer-events-none absolute start-3" />
        <select
          name="status"
          value={status}
          aria-label={fill(copy.statusOf, { name: lead.name })}
          onChange={(event) => void fetcher.submit(event.currentTarget.form)}
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
      <noscript>
        <button type="submit" className="text-link">
          {copy.saveStatus}
        </button>
      </noscript>
    </fetcher.Form>
  )
}
