import { company } from '#catalog/company.ts'
import type { Mails } from '#copy/he/mails.ts'
import type { Lang } from '#i18n/languages.ts'
import { Ltr, MailLink, Phrase, Small } from './parts.tsx'

type Props = { lang: Lang; receipt: Mails['visitorReceipt']; privacyUrl: string }

/** Who keeps the details, what for, for how long, and where to turn to. */
export function Controller({ lang, receipt, privacyUrl }: Props) {
  const { name, registration } = company.legal
  return (
    <>
      <Small>
        <Phrase
          text={receipt.controller}
          places={{ legalName: name[lang], registration: <Ltr>{registration}</Ltr> }}
        />
      </Small>
      <Small>
        {receipt.contact}{' '}
        <MailLink href={`mailto:${company.email}`}>
          <Ltr>{company.email}</Ltr>
        </MailLink>
        {', '}
        <MailLink href={`tel:${company.phone}`}>
          <Ltr>{company.phone}</Ltr>
        </MailLink>
      </Small>
      <Small>
        <MailLink href={privacyUrl}>{receipt.privacy}</MailLink>
      </Small>
    </>
  )
}
