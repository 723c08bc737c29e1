import type { Emails } from '#copy/he/emails.ts'
import type { Lang } from '#i18n/languages.ts'
import { Frame } from './frame.tsx'
import type { LeadValues } from './email-slots.ts'
import { choiceRows, contactRows, LeadMessage, offerRows } from './lead-parts.tsx'
import { AutoDirection, EmailLink, Facts, Folded, Ltr, Paragraph, Phrase, Small } from './parts.tsx'

type Notice = { lang: Lang; words: Emails; lead: LeadValues; what: OwnerNoticeKind }

/** 'held': as spam; 'late': the time promised for its answer has passed. */
export type OwnerNoticeKind = 'new' | 'held' | 'late'

export const noticeWords = {
  new: 'ownerNotice',
  held: 'heldNotice',
  late: 'lateNotice',
} as const satisfies Record<OwnerNoticeKind, keyof Emails>

/**
 * The email to the studio about a lead, with buttons to respond on the first screen of a phone
 * (requirements 8.4). For a held or late one it also says why it is sent.
 */
export function OwnerNotice({ lang, words, lead, what }: Notice) {
  const { fields, ownerNotice: notice, heldNotice: held, lateNotice: late } = words
  const { label, footer } = words[noticeWords[what]]
  return (
    <Frame
      lang={lang}
      title={lead.subject}
      preview={lead.preview}
      label={label}
      footer={<Small>{footer}</Small>}
    >
      <LeadMessage lang={lang} words={words} lead={lead}>
        {what === 'late' ? <Paragraph>{late.what}</Paragraph> : null}
        {what === 'held' ? (
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
      {lead.dashboardHref === '' ? null : (
        <Paragraph>
          <EmailLink href={lead.dashboardHref}>{notice.dashboard}</EmailLink>
        </Paragraph>
      )}
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
