import { useFetcher } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; label: string; lead: Pick<LeadView, 'id' | 'spamReason'> }

/** Holds a lead as spam (requirements 4.11). Null for one that is held already. */
export function HoldForm({ lang, label, lead }: Props) {
  const fetcher = useFetcher({ key: `hold-${lead.id}` })
  const isBusy = fetcher.state !== 'idle'
  if (lead.spamReason !== null) return null
  return (
    <fetcher.Form method="post" action={adminUrl(lang, `dashboard/leads/${lead.id}`)}>
      <input type="hidden" name="intent" value="hold" />
      <button
        type="submit"
        aria-busy={isBusy}
        disabled={isBusy}
        className="mt-4 flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <Icon name="inbox" />
        {label}
      </button>
    </fetcher.Form>
  )
}
