import type { Emails } from '#copy/he/emails.ts'
import type { Lang } from '#i18n/languages.ts'
import { Frame } from './frame.tsx'
import type { LeadValues } from './email-slots.ts'
import { choiceRows, contactRows, LeadMessage, offerRows } from './lead-parts.tsx'
import { AutoDirection, EmailLink, Facts, Folded, Ltr, Paragraph, Phrase, Small } from './parts.tsx'

type Notice = { lang: Lang; words: Emails; lead: LeadValues; what: 'new' | 'held' }

/**
 * The email to the studio about a lead, with buttons to respond on the first screen of a phone
 * (requirements 8.4). For a held lead it also states the reason.
 */
export function OwnerNotice({ lang, words, lead, what }: Notice) {
  const { fields, ownerNotice: notice, heldNotice: held } = words
  const isHeld = what === 'held'
  return (
    <Frame
      lang={lang}
      title={lead.subject}
      preview={lead.preview}
      label={isHeld ? held.label : notice.label}
      footer={<Small>{isHeld ? held.footer : notice.footer}</Small>}
    >
      <LeadMessage lang={lang} words={words} lead={lead}>
        {isHeld ? (
          <Paragraph>
            <Phrase text={held.reason} values={{ reason: lead.heldReason }} /> {held.what}
          </Paragraph>
        ) : null}
      </LeadMessage>
      <Facts
        rows={[
          ...contactRows(words, lead),
          ...choiceRows(words, lead),
          ...offerRows(words, lead),
          { name: fields.sourcePage, value: <AutoDirection>{lead.sourcePage}</AutoDirection> },
        ]}
      />
      <Paragraph>
        <EmailLink href={lead.dashboardHref}>{notice.dashboard}</EmailLink>
      </Paragraph>
      <Folded summary={notice.technical}>
        <Facts rows={technicalRows(words, lead)} />
      </Folded>
    </Frame>
  )
}

function technicalRows({ fields }: Emails, lead: LeadValues) {
  return [
    { name: fields.phoneRaw, value: <Ltr>{lead.phoneRaw}</Ltr> },
    { name: fields.page, value: <AutoDirection>{lead.page}</AutoDirection> },
    { name: fields.pageUrl, value: <Ltr>{lead.pageUrl}</Ltr> },
    { name: fields.language, value: lead.language },
    { name: fields.device, value: lead.device },
    { name: fields.userAgent, value: <Ltr>{lead.userAgent}</Ltr> },
    { name: fields.ipAddress, value: <Ltr>{lead.ipAddress}</Ltr> },
    { name: fields.submittedAt, value: lead.submittedAt },
  ]
}
