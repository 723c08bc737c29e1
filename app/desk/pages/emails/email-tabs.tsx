import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import type { EmailView } from '#server/email/email-view.ts'
import { CountTab, CountTabs } from '#desk/parts/count-tab.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Status = EmailView['status']

/** States that rarely occur: their tabs appear with the first email in them. */
const rare: ReadonlySet<Status> = new Set(['written-to-file', 'dismissed'])

type Props = {
  lang: DeskLang
  copy: AdminCopy['emails']
  statuses: readonly Status[]
  counts: Record<Status, number>
  status: Status | null
}

export function EmailTabs({ lang, copy, statuses, counts, status }: Props) {
  const address = adminUrl(lang, 'dashboard/emails')
  const visibleStatuses = statuses.filter(
    (each) => counts[each] > 0 || each === status || !rare.has(each),
  )
  const all = statuses.reduce((sum, each) => sum + counts[each], 0)
  return (
    <div className="mt-5">
      <CountTabs label={copy.filter}>
        <CountTab to={address} isCurrent={status === null} label={copy.all} count={all} />
        {visibleStatuses.map((each) => (
          <CountTab
            key={each}
            to={`${address}?status=${each}`}
            isCurrent={status === each}
            label={copy.statuses[each]}
            count={counts[each]}
            isAlert={each === 'failed'}
          />
        ))}
      </CountTabs>
    </div>
  )
}
