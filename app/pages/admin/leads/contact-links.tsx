import type { AdminCopy } from '#copy/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { PhoneView } from '#server/leads/lead-view.ts'
import { Icon } from '../icon.tsx'

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

/** A round icon button below the width of the table, which has room for text. */
const roundBelowTable =
  'max-xl:grid max-xl:size-11 max-xl:place-items-center max-xl:rounded-full max-xl:inset-ring-2 max-xl:inset-ring-line-strong max-xl:hover:bg-selected'

export function EmailAction({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <a
      href={mailtoUrl(email)}
      className={`${roundBelowTable} [overflow-wrap:anywhere] underline-offset-4 hover:underline`}
    >
      <Icon name="email" size="size-5" className="xl:hidden" />
      <bdi dir="ltr" className="max-xl:sr-only">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </bdi>
    </a>
  )
}

type PhoneProps = {
  phone: PhoneView
  name: string
  copy: Pick<AdminCopy['leads'], 'call' | 'whatsapp' | 'phoneOdd'>
}

export function PhoneActions({ phone, name, copy }: PhoneProps) {
  if (phone.dial === null)
    return (
      <bdi dir="ltr" className="[overflow-wrap:anywhere]">
        {phone.text}
      </bdi>
    )
  return (
    <span className="flex items-center gap-x-1 max-xl:justify-end">
      <a
        href={`tel:${phone.dial}`}
        className={`${roundBelowTable} underline-offset-4 hover:underline max-xl:group-data-new:bg-action max-xl:group-data-new:text-on-action`}
      >
        <Icon name="phone" size="size-5" className="xl:hidden" />
        <span className="sr-only">{fill(copy.call, { name })} </span>
        <bdi dir="ltr" className="whitespace-nowrap max-xl:sr-only">
          {phone.text}
        </bdi>
      </a>
      <a
        href={whatsappUrl(phone.dial)}
        target="_blank"
        rel="noreferrer"
        title={copy.whatsapp}
        aria-label={`${copy.whatsapp}: ${name}`}
        className={`${roundBelowTable} xl:grid xl:size-7 xl:flex-none xl:place-items-center xl:rounded-full xl:text-fg-muted xl:hover:bg-selected xl:hover:text-fg`}
      >
        <Icon name="chat" size="size-5" />
      </a>
      {phone.odd ? (
        <span className="text-fg-muted max-xl:sr-only" title={copy.phoneOdd}>
          <Icon name="warning" />
          <span className="sr-only">{copy.phoneOdd}</span>
        </span>
      ) : null}
    </span>
  )
}

/** Encodes characters of the email address that have a meaning in a URL. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

export function whatsappUrl(dial: string): string {
  return `https://wa.me/${dial.replace('+', '')}`
}
