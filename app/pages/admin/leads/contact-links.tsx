import type { AdminCopy } from '#copy/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { PhoneView } from '#server/leads/lead-view.ts'
import { Icon } from '../icon.tsx'

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={mailtoUrl(email)} className="inline-block py-0.5 [overflow-wrap:anywhere] underline-offset-4 hover:underline xl:py-0">
      <bdi dir="ltr">{email}</bdi>
    </a>
  )
}

type PhoneProps = { phone: PhoneView; name: string; copy: Pick<AdminCopy['leads'], 'call' | 'whatsapp' | 'phoneOdd'> }

export function PhoneLinks({ phone, name, copy }: PhoneProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {phone.dial === null ? (
        <bdi dir="ltr" className="whitespace-nowrap">
          {phone.text}
        </bdi>
      ) : (
        <a href={`tel:${phone.dial}`} className="inline-block py-0.5 underline-offset-4 hover:underline">
          <span className="sr-only">{fill(copy.call, { name })} </span>
          <bdi dir="ltr" className="whitespace-nowrap">
            {phone.text}
          </bdi>
        </a>
      )}
      {phone.dial === null ? null : (
        <a
          href={whatsappUrl(phone.dial)}
          target="_blank"
          rel="noreferrer"
          title={copy.whatsapp}
          aria-label={`${copy.whatsapp}: ${name}`}
          className="grid size-11 place-items-center rounded-full text-fg-muted hover:bg-selected hover:text-fg xl:size-7"
        >
          <Icon name="chat" />
        </a>
      )}
      {phone.odd ? (
        <span className="flex items-center gap-1 text-fg-muted" title={copy.phoneOdd}>
          <Icon name="warning" />
          <span className="sr-only">{copy.phoneOdd}</span>
        </span>
      ) : null}
    </span>
  )
}

/** An address may hold characters that mean something in a link. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

export function whatsappUrl(dial: string): string {
  return `https://wa.me/${dial.replace('+', '')}`
}
