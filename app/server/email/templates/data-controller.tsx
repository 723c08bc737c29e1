import { company } from '#catalog/company.ts'
import { telUrl } from '#domain/phone/dial.ts'
import type { Emails } from '#copy/he/emails.ts'
import type { Lang } from '#i18n/languages.ts'
import { Ltr, EmailLink, Phrase, Small } from './parts.tsx'

type Props = { lang: Lang; receipt: Emails['visitorReceipt']; privacyUrl: string }

/** Who stores the data, why and for how long, and whom to contact, as the privacy law requires. */
export function DataController({ lang, receipt, privacyUrl }: Props) {
  const { name, registration } = company.legal
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
        <EmailLink href={`mailto:${company.email}`}>
          <Ltr>{company.email}</Ltr>
        </EmailLink>
        {', '}
        <EmailLink href={telUrl(company.phone)}>
          <Ltr>{company.phone}</Ltr>
        </EmailLink>
      </Small>
      <Small>
        <EmailLink href={privacyUrl}>{receipt.privacy}</EmailLink>
      </Small>
    </>
  )
}
