import { useFetcher } from 'react-router'
import { ChangeKey } from '#desk/parts/change-key.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { TouchChannel } from '#domain/promises/touch.ts'
import { adminUrl } from '#i18n/links.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import { touchFetcherKey } from './touch-fetcher.ts'
import type { TouchResult } from './touch-result.ts'

type Answered = {
  leadId: string
  /** When the person was last answered, as the page shows it. */
  seen: string
}

/** Records that the owner reached a person; pressed with the way that opens. */
export function useTouch(
  lang: DeskLang,
  { leadId, seen }: Answered,
): (channel: TouchChannel) => void {
  const fetcher = useFetcher<TouchResult>({ key: touchFetcherKey })
  return (channel) => {
    const change = { intent: 'touch', lead: leadId, channel, seen, key: randomUuid() }
    void fetcher.submit(change, { method: 'post', action: adminUrl(lang, 'dashboard/today') })
  }
}

type Props = Answered & { lang: DeskLang; label: string }

/** Records an answer that was given in a way without a button. */
export function OtherWay({ lang, label, leadId, seen }: Props) {
  const fetcher = useFetcher<TouchResult>({ key: touchFetcherKey })
  return (
    <fetcher.Form method="post" action={adminUrl(lang, 'dashboard/today')} className="mt-2">
      <input type="hidden" name="intent" value="touch" />
      <input type="hidden" name="lead" value={leadId} />
      <input type="hidden" name="channel" value="other" />
      <input type="hidden" name="seen" value={seen} />
      <ChangeKey />
      <button
        type="submit"
        className="min-h-11 text-small font-medium underline underline-offset-4"
      >
        {label}
      </button>
    </fetcher.Form>
  )
}
