import type { Emails } from '#copy/he/emails.ts'
import type { Lang } from '#i18n/languages.ts'
import type { LeadValues } from './email-slots.ts'
import { Frame } from './frame.tsx'
import { contactRows, LeadMessage } from './lead-parts.tsx'
import { Facts, Small } from './parts.tsx'

type Props = { lang: Lang; words: Emails; lead: LeadValues }

/**
 * The email to the owner of a business card about details left on it. Has no link to the admin area
 * and no technical data about the visitor.
 */
export function CardDetails({ lang, words, lead }: Props) {
  const { cardDetails } = words
  return (
    <Frame
      lang={lang}
      title={lead.subject}
      preview={lead.preview}
      label={cardDetails.label}
      footer={<Small>{cardDetails.footer}</Small>}
    >
      <LeadMessage lang={lang} words={words} lead={lead} />
      <Facts rows={contactRows(words, lead)} />
    </Frame>
  )
}
