import { useFetcher } from 'react-router'
import { ChangeKey } from '#desk/parts/change-key.tsx'
import { Icon, type IconName } from '#desk/parts/icon.tsx'
import { mailtoUrl } from '#desk/parts/mailto-url.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import type { TouchChannel } from '#domain/promises/touch.ts'
import { adminUrl } from '#i18n/links.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import type { ReplyView } from '#server/promises/reply-view.ts'
import { touchFetcherKey } from './touch-fetcher.ts'
import type { TouchResult } from './touch-result.ts'

type Props = {
  lang: DeskLang
  copy: AdminToday['kit']
  reply: ReplyView
  subject: string
  text: string
}

/** The ways to reach a person. Each opens with the text, and is recorded as an answer. */
export function ReplyChannels({ lang, copy, reply, subject, text }: Props) {
  const fetcher = useFetcher<TouchResult>({ key: touchFetcherKey })
  const action = adminUrl(lang, 'dashboard/today')
  const record = (channel: TouchChannel) => {
    const change = { intent: 'touch', lead: reply.lead.id, channel, key: randomUuid() }
    void fetcher.submit(change, { method: 'post', action })
  }
  const ways = waysOf(reply, { subject, text })
  return (
    <>
      {ways.length === 0 ? <p className="mt-4 text-small">{copy.noChannel}</p> : null}
      <ul className="mt-4 grid grid-cols-2 gap-2">
        {ways.map(({ channel, icon, href }, index) => (
          <li key={channel}>
            <a
              href={href}
              {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
              onClick={() => record(channel)}
              className={`flex min-h-12 items-center justify-center gap-3 rounded-full px-4 font-medium ${index === 0 ? 'bg-action text-on-action' : 'inset-ring-2 inset-ring-line-strong hover:bg-selected'}`}
            >
              <Icon name={icon} />
              {copy[channel]}
            </a>
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" action={action} className="mt-2">
        <input type="hidden" name="intent" value="touch" />
        <input type="hidden" name="lead" value={reply.lead.id} />
        <input type="hidden" name="channel" value="other" />
        <ChangeKey />
        <button
          type="submit"
          className="min-h-11 text-small font-medium underline underline-offset-4"
        >
          {copy.other}
        </button>
      </fetcher.Form>
    </>
  )
}

type Way = { channel: Exclude<TouchChannel, 'other'>; icon: IconName; href: string }

/** A landline gets neither WhatsApp nor a text message. */
function waysOf(
  { lead, takesMessages }: ReplyView,
  written: { subject: string; text: string },
): Way[] {
  const { dial } = lead.phone
  const mobile = takesMessages ? dial : null
  const body = encodeURIComponent(written.text)
  const subject = encodeURIComponent(written.subject)
  return [
    ...(mobile === null
      ? []
      : [{ channel: 'whatsapp', icon: 'chat', href: whatsappUrl(mobile, written.text) } as const]),
    ...(dial === null ? [] : [{ channel: 'call', icon: 'phone', href: telUrl(dial) } as const]),
    ...(lead.email === ''
      ? []
      : [
          {
            channel: 'email',
            icon: 'email',
            href: `${mailtoUrl(lead.email)}?subject=${subject}&body=${body}`,
          } as const,
        ]),
    ...(mobile === null
      ? []
      : [{ channel: 'sms', icon: 'chat', href: `sms:${mobile}?&body=${body}` } as const]),
  ]
}
