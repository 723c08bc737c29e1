import type { Footer } from '#copy/he/footer.ts'
import { useStudio } from '#parts/studio-context.ts'
import { profileNetworks } from '#domain/studio/studio.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { formatPhone } from '#i18n/phone-number.ts'

/**
 * How to reach the studio without the form. Addresses and numbers are left to right in every
 * language.
 */
export function FooterContact({ copy }: { copy: Footer }) {
  const { email, phone, whatsapp, profiles } = useStudio()
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
        {profileNetworks.map((id) => {
          const href = profiles[id]
          return href === undefined ? null : (
            <Row key={id} href={href} text={copy.profiles[id]} newTab={copy.newTab} />
          )
        })}
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
