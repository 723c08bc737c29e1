import { Section, Text } from 'react-email'
import { copyFor } from '#copy/copy.server.ts'
import type { Mails } from '#copy/he/mails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { Frame } from './frame.tsx'
import { look } from './look.ts'
import type { MailPlaces } from './mail-slots.ts'
import {
  Facts,
  Ltr,
  MailLink,
  Message,
  Own,
  Panel,
  Paragraph,
  PlainPill,
  PrimaryPill,
  Small,
  Title,
} from './parts.tsx'

type Notice = { lang: Lang; words: Mails; places: MailPlaces; what: 'asked' | 'accepted' }

/** To the studio: somebody asked for a quote and has it, or has accepted one. */
export function QuoteNotice({ lang, words: { fields, ownerNotice }, places, what }: Notice) {
  const { mails } = copyFor(lang).quotes
  const isAccepted = what === 'accepted'
  const text = isAccepted ? places.quoteAcceptedNotice : places.quoteAsked
  const label = isAccepted ? mails.acceptanceNotice.label : mails.notice.label
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
          { name: mails.number, value: <Ltr>{places.quoteNumber}</Ltr> },
        ]}
        {...(isAccepted ? {} : { message: { name: mails.notice.message, value: places.message } })}
      />
      <Paragraph>
        <MailLink href={places.quoteAdminHref}>{mails.notice.open}</MailLink>
      </Paragraph>
    </Frame>
  )
}
