import { useFetcher } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  lead: Pick<LeadView, 'id' | 'name' | 'erasedIn'>
  className?: string
}

/** Restores a deleted lead, or releases a held one (requirements 4.11). */
export function ReturnForm({ lang, copy, lead, className = '' }: Props) {
  const intent = lead.erasedIn === null ? 'release' : 'restore'
  const fetcher = useFetcher({ key: `${intent}-${lead.id}` })
  const isBusy = fetcher.state !== 'idle'
  const words =
    intent === 'release'
      ? { label: copy.held.release, name: copy.held.releaseOf }
      : { label: copy.deleted.restore, name: copy.deleted.restoreOf }
  return (
    <fetcher.Form method="post" action={adminUrl(lang, `dashboard/leads/${lead.id}`)}>
      <input type="hidden" name="intent" value={intent} />
      <button
        type="submit"
        aria-label={fill(words.name, { name: lead.name })}
        aria-busy={isBusy}
        disabled={isBusy}
        className={`pill pill-small ${className}`}
      >
        {words.label}
      </button>
    </fetcher.Form>
  )
}
