import { useFetcher } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']['held']
  lead: Pick<LeadView, 'id' | 'name'>
  className?: string
}

/** Releases a held lead (requirements 4.11). */
export function ReleaseForm({ lang, copy, lead, className = '' }: Props) {
  const fetcher = useFetcher({ key: `release-${lead.id}` })
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={adminUrl(lang, `dashboard/leads/${lead.id}`)}>
      <input type="hidden" name="intent" value="release" />
      <button
        type="submit"
        aria-label={fill(copy.releaseOf, { name: lead.name })}
        aria-busy={isBusy}
        disabled={isBusy}
        className={`pill pill-small ${className}`}
      >
        {copy.release}
      </button>
    </fetcher.Form>
  )
}
