import { Section, Text } from 'react-email'
import type { Emails } from '#copy/he/emails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { Frame } from './frame.tsx'
import type { LeadValues } from './email-slots.ts'
import { styles } from './styles.ts'
import {
  Alert,
  Facts,
  Folded,
  Ltr,
  EmailLink,
  Message,
  AutoDirection,
  Panel,
  Paragraph,
  Phrase,
  PlainPill,
  PrimaryPill,
  Small,
  Title,
} from './parts.tsx'

type Notice = { lang: Lang; words: Emails; lead: LeadValues; what: 'new' | 'held' }

/**
 * To the studio: who wrote what, with buttons to respond, on one screen of a phone (requirements
 * 8.4); for a held lead also why it is held.
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
      <Title>
        <AutoDirection>{lead.name}</AutoDirection>
      </Title>
      <Text className="muted" style={styles.lede}>
        <Phrase text={notice.received} values={{ when: lead.receivedAt }} />
      </Text>
      {isHeld ? (
        <Paragraph>
          <Phrase text={held.reason} values={{ reason: lead.heldReason }} /> {held.what}
        </Paragraph>
      ) : null}
      <Panel dir={languages[lang].dir}>
        <Message>{lead.message}</Message>
      </Panel>
      <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
        <PrimaryPill href={lead.phoneHref}>{notice.call}</PrimaryPill>{' '}
        <PlainPill href={lead.whatsappHref}>{notice.whatsapp}</PlainPill>{' '}
        <PlainPill href={lead.replyHref}>{notice.reply}</PlainPill>
      </Section>
      <Facts rows={factRows({ fields, lead })} />
      <Paragraph>
        <EmailLink href={lead.dashboardHref}>{notice.dashboard}</EmailLink>
      </Paragraph>
      <Folded summary={notice.technical}>
        <Facts rows={technicalRows({ fields, lead })} />
      </Folded>
    </Frame>
  )
}

type RowsInput = { fields: Emails['fields']; lead: LeadValues }

function factRows({ fields, lead }: RowsInput) {
  return [
    {
      name: fields.phone,
      value: (
        <>
          <EmailLink href={lead.phoneHref}>
            <Ltr>{lead.phone}</Ltr>
          </EmailLink>
          <Alert>{lead.oddPhone}</Alert>
        </>
      ),
    },
    {
      name: fields.email,
      value: (
        <EmailLink href={lead.replyHref}>
          <Ltr>{lead.email}</Ltr>
        </EmailLink>
      ),
    },
    { name: fields.service, value: lead.service },
    { name: fields.budget, value: lead.budget },
    { name: fields.sourcePage, value: <AutoDirection>{lead.sourcePage}</AutoDirection> },
  ]
}

function technicalRows({ fields, lead }: RowsInput) {
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
