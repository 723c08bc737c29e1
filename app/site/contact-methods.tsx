import { company } from '#catalog/company.ts'
import type { Contact } from '#content/pages/contact/he.ts'
import { formatPhone } from '#i18n/phone-number.ts'

type Props = { labels: Contact['labels']; actions: Contact['actions'] }

/** Email, phone and WhatsApp, each one tap away. */
export function ContactMethods({ labels, actions }: Props) {
  const { email, phone, whatsapp } = company
  const methods = [
    { label: labels.email, text: email, href: `mailto:${email}`, action: actions.email },
    { label: labels.phone, text: formatPhone(phone), href: `tel:${phone}`, action: actions.phone },
    {
      label: labels.whatsapp,
      text: formatPhone(whatsapp),
      href: whatsappUrl(whatsapp),
      action: actions.whatsapp,
    },
  ]
  return (
    <dl className="rows @container">
      {methods.map(({ label, text, href, action }) => (
        <div
          key={label}
          className="row grid items-center gap-x-6 py-5 @min-[28rem]:grid-cols-[minmax(0,1fr)_auto]"
        >
          <dt className="text-small text-fg-muted">{label}</dt>
          <dd className="text-lede font-semibold [overflow-wrap:anywhere]">
            <bdi dir="ltr">{text}</bdi>
          </dd>
          <dd className="mt-3 @min-[28rem]:col-start-2 @min-[28rem]:row-span-2 @min-[28rem]:row-start-1 @min-[28rem]:mt-0">
            <a href={href} className="pill pill-small pill-line">
              {action}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function whatsappUrl(e164: string): string {
  return `https://wa.me/${e164.slice(1)}`
}
