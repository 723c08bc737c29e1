import { Icon, type IconName } from '#desk/parts/icon.tsx'
import { mailtoUrl } from '#desk/parts/mailto-url.ts'
import type { AdminToday } from '#desk/words/he/today.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import type { TouchChannel } from '#domain/promises/touch.ts'

export type ReplyContact = {
  /** In international form; null for a number that cannot be dialled. */
  dial: string | null
  /** Whether the phone takes messages: a landline does not. */
  takesMessages: boolean
  /** '' for none. */
  email: string
}

type Props = {
  copy: AdminToday['kit']
  contact: ReplyContact
  subject: string
  text: string
  /** Called when a way is pressed, which opens it. */
  onWay?: ((channel: TouchChannel) => void) | undefined
}

/** The ways to reach a person. Each opens with the text. */
export function ReplyChannels({ copy, contact, subject, text, onWay }: Props) {
  const ways = waysOf(contact, { subject, text })
  return (
    <>
      {ways.length === 0 ? <p className="mt-4 text-small">{copy.noChannel}</p> : null}
      <ul className="mt-4 grid grid-cols-2 gap-2">
        {ways.map(({ channel, icon, href }, index) => (
          <li key={channel}>
            <a
              href={href}
              {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
              onClick={() => onWay?.(channel)}
              className={`flex min-h-12 items-center justify-center gap-3 rounded-full px-4 font-medium ${index === 0 ? 'bg-action text-on-action' : 'inset-ring-2 inset-ring-line-strong hover:bg-selected'}`}
            >
              <Icon name={icon} />
              {copy[channel]}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

type Way = { channel: Exclude<TouchChannel, 'other'>; icon: IconName; href: string }

/** A landline gets neither WhatsApp nor a text message. */
function waysOf(
  { dial, takesMessages, email }: ReplyContact,
  written: { subject: string; text: string },
): Way[] {
  const mobile = takesMessages ? dial : null
  const body = encodeURIComponent(written.text)
  const subject = encodeURIComponent(written.subject)
  return [
    ...(mobile === null
      ? []
      : [{ channel: 'whatsapp', icon: 'chat', href: whatsappUrl(mobile, written.text) } as const]),
    ...(dial === null ? [] : [{ channel: 'call', icon: 'phone', href: telUrl(dial) } as const]),
    ...(email === ''
      ? []
      : [
          {
            channel: 'email',
            icon: 'email',
            href: `${mailtoUrl(email)}?subject=${subject}&body=${body}`,
          } as const,
        ]),
    ...(mobile === null
      ? []
      : [{ channel: 'sms', icon: 'chat', href: `sms:${mobile}?&body=${body}` } as const]),
  ]
}
