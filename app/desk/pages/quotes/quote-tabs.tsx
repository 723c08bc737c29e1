import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { quoteStatuses, type QuoteStatus } from '#domain/quotes/quote-status.ts'
import { adminUrl } from '#i18n/links.ts'
import { CountTab, CountTabs } from '#desk/parts/count-tab.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminQuotes
  statuses: Record<QuoteStatus, string>
  counts: Partial<Record<QuoteStatus, number>>
  status: QuoteStatus | null
}

export function QuoteTabs({ lang, copy, statuses, counts, status }: Props) {
  const address = adminUrl(lang, 'dashboard/quotes')
  const all = quoteStatuses.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  return (
    <div className="mt-5">
      <CountTabs label={copy.filter}>
        <CountTab to={address} isCurrent={status === null} label={copy.all} count={all} />
        {quoteStatuses.map((each) => (
          <CountTab
            key={each}
            to={`${address}?status=${each}`}
            isCurrent={status === each}
            label={statuses[each]}
            count={counts[each] ?? 0}
          />
        ))}
      </CountTabs>
    </div>
  )
}
