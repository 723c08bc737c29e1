import { Section, Text } from 'react-email'
import type { Emails } from '#copy/he/emails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import type { LeadValues } from './email-slots.ts'
import { Frame } from './frame.tsx'
import {
  Alert,
  AutoDirection,
  EmailLink,
  Facts,
  Ltr,
  Message,
  Panel,
  Phrase,
  PlainPill,
  PrimaryPill,
  Small,
  Title,
} from './parts.tsx'
import { styles } from './styles.ts'

type Props = { lang: Lang; words: Emails; lead: LeadValues }

/**
 * To the owner of a business card: who left details on it. Nothing of the studio's own area, and
 * nothing technical about the visitor.
 */
export function CardDetails({ lang, words, lead }: Props) {
  const { fields, ownerNotice: notice, cardDetails } = words
  return (
    <Frame
      lang={lang}
      title={lead.subject}
      preview={lead.preview}
      label={cardDetails.label}
      footer={<Small>{cardDetails.footer}</Small>}
    >
      <Title>
        <AutoDirection>{lead.name}</AutoDirection>
      </Title>
      <Text className="muted" style={styles.lede}>
        <Phrase text={notice.received} values={{ when: lead.receivedAt }} />
      </Text>
      <Panel dir={languages[lang].dir}>
        <Message>{lead.message}</Message>
      </Panel>
      <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
        <PrimaryPill href={lead.phoneHref}>{notice.call}</PrimaryPill>{' '}
        <PlainPill href={lead.whatsappHref}>{notice.whatsapp}</PlainPill>{' '}
        <PlainPill href={lead.replyHref}>{notice.reply}</PlainPill>
      </Section>
      <Facts
        rows={[
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
        ]}
      />
    </Frame>
  )
}
