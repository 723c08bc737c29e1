import type { Forms } from '#copy/he/forms.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { BodyStylesheet } from './opening/body-stylesheet.tsx'
import styles from './contact-ways.css?url'
import { useStudio } from '#parts/studio-context.ts'

const icons = {
  whatsapp:
    'M4 20l1.2-4A8 8 0 1 1 8.3 19zM9 8.6c-.6 2.6 3.4 6.8 6.2 6.4l1-1.6-2-1.2-1 .8c-1.2-.6-1.9-1.4-2.3-2.4l.8-.9-.9-2z',
  phone: 'M6.6 3.5 4 5c-.6 6 5.5 14 12 15l2.6-2.4-4-3.2-2 1.2c-1.8-1-3.4-3-4-5l1.6-1.8z',
  email: 'M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5',
} as const

type Props = {
  copy: Forms['contact']
  /** On a phone the home page has no room for rows: three names with their icons. */
  isShortOnPhones?: boolean
}

/** WhatsApp, phone and email, each one tap away and with the time of its answer. */
export function ContactMethods({ copy, isShortOnPhones = false }: Props) {
  const { email, phone, whatsapp } = useStudio()
  const methods = [
    { id: 'whatsapp', text: formatPhone(whatsapp), href: whatsappUrl(whatsapp) },
    { id: 'phone', text: formatPhone(phone), href: telUrl(phone) },
    { id: 'email', text: email, href: `mailto:${email}` },
  ] as const
  return (
    <>
      <BodyStylesheet href={styles} />
      <ul
        aria-label={copy.label}
        className={`contact-ways ${isShortOnPhones ? 'contact-short' : ''}`}
      >
        {methods.map(({ id, text, href }) => (
          <li key={id}>
            <a href={href} className="contact-way">
              <svg aria-hidden="true" viewBox="0 0 24 24" className="contact-icon">
                <path d={icons[id]} />
              </svg>
              <span className="contact-name">{copy[id].name}</span>
              <bdi dir="ltr" className="contact-text">
                {text}
              </bdi>
              <span className="contact-note">{copy[id].note}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
