import { company } from '#catalog/company.ts'
import type { Footer } from '#copy/he/footer.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { formatPhone } from '#i18n/phone-number.ts'

/**
 * How to reach the studio without the form. Addresses and numbers are left to right in every
 * language.
 */
export function FooterContact({ copy }: { copy: Footer }) {
  const { email, phone, whatsapp, profiles } = company
  return (
    <div>
      <h2 className="footer-title">{copy.contact}</h2>
      <ul>
        <Row label={copy.email} href={`mailto:${email}`} text={email} />
        <Row label={copy.phone} href={telUrl(phone)} text={formatPhone(phone)} />
        <Row
          label={copy.whatsapp}
          href={whatsappUrl(whatsapp)}
          text={copy.whatsapp}
          newTab={copy.newTab}
        />
        {Object.entries(profiles).map(([id, href]) => (
          <Row
            key={id}
            href={href}
            // SAFETY: the texts and the addresses of profiles have the same keys.
            text={copy.profiles[id as keyof typeof profiles]}
            newTab={copy.newTab}
          />
        ))}
      </ul>
    </div>
  )
}

type RowProps = { href: string; text: string; label?: string; newTab?: string }

function Row({ href, text, label, newTab }: RowProps) {
  return (
    <li>
      <a
        href={href}
        className="footer-link"
        {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {label && label !== text ? <span className="sr-only">{label}: </span> : null}
        {newTab ? text : <bdi dir="ltr">{text}</bdi>}
        {newTab ? <span className="sr-only"> ({newTab})</span> : null}
      </a>
    </li>
  )
}
