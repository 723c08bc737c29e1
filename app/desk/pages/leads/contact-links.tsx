import { mailtoUrl } from '#desk/parts/mailto-url.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { fill } from '#i18n/fill.ts'
import type { PhoneView } from '#server/leads/lead-view.ts'
import { Icon } from '#desk/parts/icon.tsx'

export function EmailLink({ email }: { email: string }) {
  return (
    <a
      href={mailtoUrl(email)}
      className="inline-block py-0.5 [overflow-wrap:anywhere] underline-offset-4 hover:underline"
    >
      <bdi dir="ltr">{email}</bdi>
    </a>
  )
}

type PhoneProps = {
  phone: PhoneView
  name: string
  copy: Pick<AdminCopy['leads'], 'call' | 'whatsapp' | 'phoneLooksInvalid'>
}

export function PhoneActions({ phone, name, copy }: PhoneProps) {
  if (phone.dial === null) return <bdi dir="ltr">{phone.text}</bdi>
  return (
    <span className="flex items-center gap-x-1">
      <a
        href={telUrl(phone.dial)}
        className="flex min-h-9 items-center gap-1.5 underline-offset-4 hover:underline max-xl:font-medium xl:min-h-0"
      >
        <Icon name="phone" className="text-fg-muted xl:hidden" />
        <span className="sr-only">{fill(copy.call, { name })} </span>
        <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
          {phone.text}
        </bdi>
      </a>
      {phone.takesMessages ? (
        <a
          href={whatsappUrl(phone.dial)}
          target="_blank"
          rel="noreferrer"
          title={copy.whatsapp}
          aria-label={`${copy.whatsapp}: ${name}`}
          className="grid size-9 flex-none place-items-center rounded-full text-fg-muted hover:bg-selected hover:text-fg xl:size-7"
        >
          <Icon name="chat" size="size-5" />
        </a>
      ) : null}
      {phone.looksInvalid ? (
        <span className="text-fg-muted" title={copy.phoneLooksInvalid}>
          <Icon name="warning" />
          <span className="sr-only">{copy.phoneLooksInvalid}</span>
        </span>
      ) : null}
    </span>
  )
}
