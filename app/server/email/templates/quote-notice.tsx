import { Section, Text } from 'react-email'
import { copyFor } from '#copy/copy.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { Frame } from './frame.tsx'
import { look } from './styles.ts'
import type { EmailValues } from './email-slots.ts'
import {
  Facts,
  Ltr,
  EmailLink,
  Message,
  Own,
  Panel,
  Paragraph,
  PlainPill,
  PrimaryPill,
  Small,
  Title,
} from './parts.tsx'

type Notice = { lang: Lang; words: Emails; places: EmailValues; what: 'asked' | 'accepted' }

/** To the studio: somebody asked for a quote and has it, or has accepted one. */
export function QuoteNotice({ lang, words: { fields, ownerNotice }, places, what }: Notice) {
  const { emails } = copyFor(lang).quotes
  const isAccepted = what === 'accepted'
  const text = isAccepted ? places.quoteAcceptedNotice : places.quoteAsked
  const label = isAccepted ? emails.acceptanceNotice.label : emails.notice.label
  return (
    <Frame
      lang={lang}
      title={places.subject}
      preview={text}
      label={label}
      footer={<Small>{ownerNotice.footer}</Small>}
    >
      <Title>
        <Own>{places.name}</Own>
      </Title>
      <Paragraph>{text}</Paragraph>
      <Panel dir={languages[lang].dir}>
        <Text className="ink" style={look.sum}>
          {places.quoteTotal}
        </Text>
        <Message>{places.quoteLines}</Message>
      </Panel>
      <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
        <PrimaryPill href={places.phoneHref}>{ownerNotice.call}</PrimaryPill>{' '}
        <PlainPill href={places.whatsappHref}>{ownerNotice.whatsapp}</PlainPill>{' '}
        <PlainPill href={places.replyHref}>{ownerNotice.reply}</PlainPill>
      </Section>
      <Facts
        rows={[
          { name: fields.phone, value: <Ltr>{places.phone}</Ltr> },
          { name: fields.email, value: <Ltr>{places.email}</Ltr> },
          { name: emails.number, value: <Ltr>{places.quoteNumber}</Ltr> },
        ]}
        {...(isAccepted ? {} : { message: { name: emails.notice.message, value: places.message } })}
      />
      <Paragraph>
        <EmailLink href={places.quoteAdminHref}>{emails.notice.open}</EmailLink>
      </Paragraph>
    </Frame>
  )
}
