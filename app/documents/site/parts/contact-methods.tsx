import type { Contact } from '#content/pages/contact/he.ts'
import { useStudio } from '#parts/studio-context.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { Arrow } from '#ui/arrow.tsx'

type Props = { labels: Contact['labels'] }

/** Email, phone and WhatsApp, each one tap away. */
export function ContactMethods({ labels }: Props) {
  const { email, phone, whatsapp } = useStudio()
  const methods = [
    { label: labels.email, text: email, href: `mailto:${email}` },
    { label: labels.phone, text: formatPhone(phone), href: telUrl(phone) },
    { label: labels.whatsapp, text: formatPhone(whatsapp), href: whatsappUrl(whatsapp) },
  ]
  return (
    <ul className="rows">
      {methods.map(({ label, text, href }) => (
        <li key={label} className="row">
          <a href={href} className="row-link">
            <span>
              <span className="block text-small text-fg-muted">{label}</span>
              <bdi dir="ltr" className="text-lede font-semibold [overflow-wrap:anywhere]">
                {text}
              </bdi>
            </span>
            <span className="row-arrow">
              <Arrow />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
