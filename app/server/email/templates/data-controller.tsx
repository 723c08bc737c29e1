import { studio } from '#catalog/studio.server.ts'
import { telUrl } from '#domain/phone/dial.ts'
import type { Emails } from '#copy/he/emails.ts'
import type { Lang } from '#i18n/languages.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { Ltr, EmailLink, Phrase, Small } from './parts.tsx'

type Props = { lang: Lang; receipt: Emails['visitorReceipt']; privacyUrl: string }

/** Who stores the data, why and for how long, and whom to contact, as the privacy law requires. */
export function DataController({ lang, receipt, privacyUrl }: Props) {
  const { name, registration } = studio().legal
  return (
    <>
      <Small>
        <Phrase
          text={receipt.controller}
          values={{ legalName: name[lang], registration: <Ltr>{registration}</Ltr> }}
        />
      </Small>
      <Small>
        {receipt.contact}{' '}
        <EmailLink href={`mailto:${studio().email}`}>
          <Ltr>{studio().email}</Ltr>
        </EmailLink>
        {', '}
        <EmailLink href={telUrl(studio().phone)}>
          <Ltr>{formatPhone(studio().phone)}</Ltr>
        </EmailLink>
      </Small>
      <Small>
        <EmailLink href={privacyUrl}>{receipt.privacy}</EmailLink>
      </Small>
    </>
  )
}
