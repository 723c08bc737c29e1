import { useFetcher } from 'react-router'
import { ChangeKey } from '#desk/parts/change-key.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import { adminUrl } from '#i18n/links.ts'
import { touchFetcherKey } from './touch-fetcher.ts'
import type { TouchResult } from './touch-result.ts'

type Props = { lang: DeskLang; copy: AdminToday['kit']; leadId: string; today: string }

/** Sets the day on which the owner gets back to the person. */
export function CallBackForm({ lang, copy, leadId, today }: Props) {
  const fetcher = useFetcher<TouchResult>({ key: touchFetcherKey })
  return (
    <fetcher.Form
      method="post"
      action={adminUrl(lang, 'dashboard/today')}
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="call-back" />
      <input type="hidden" name="lead" value={leadId} />
      <ChangeKey />
      <label className="grid gap-1 text-small text-fg-muted">
        {copy.callBack}
        <input type="date" name="day" required min={today} className="min-h-11 text-fg" />
      </label>
      <button type="submit" className="pill pill-small pill-line">
        {copy.setCallBack}
      </button>
    </fetcher.Form>
  )
}
