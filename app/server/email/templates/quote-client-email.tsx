import { Section, Text } from 'react-email'
import { copyFor } from '#copy/copy.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { DataController } from './data-controller.tsx'
import { Frame } from './frame.tsx'
import { look } from './styles.ts'
import type { EmailValues } from './email-slots.ts'
import { Facts, Ltr, Own, Panel, Paragraph, Phrase, PrimaryPill, Small, Title } from './parts.tsx'

type OutgoingEmail = {
  lang: Lang
  words: Emails
  places: EmailValues
  privacyUrl: string
  what: 'asked' | 'accepted'
}

/** To the client: the link to a quote, or the word that its acceptance arrived. What was asked for and nothing else. */
export function QuoteClientEmail({ lang, words, places, privacyUrl, what }: OutgoingEmail) {
  const { emails } = copyFor(lang).quotes
  const isAccepted = what === 'accepted'
  const letter = isAccepted ? emails.acceptanceReceipt : emails.link
  const text = isAccepted ? places.quoteAccepted : places.quoteReady
  return (
    <Frame
      lang={lang}
      title={places.subject}
      preview={text}
      label={letter.label}
      footer={<DataController lang={lang} receipt={words.visitorReceipt} privacyUrl={privacyUrl} />}
    >
      <Title>{letter.title}</Title>
      <Paragraph>
        <Phrase text={letter.greeting} places={{ name: <Own>{places.name}</Own> }} />
        <br />
        {text}
      </Paragraph>
      <Panel dir={languages[lang].dir}>
        <Text className="muted" style={look.label}>
          {emails.link.total}
        </Text>
        <Text className="ink" style={look.sum}>
          {places.quoteTotal}
        </Text>
      </Panel>
      <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
        <PrimaryPill href={places.quoteHref}>{emails.link.open}</PrimaryPill>
      </Section>
      <Facts
        rows={[
          { name: emails.number, value: <Ltr>{places.quoteNumber}</Ltr> },
          isAccepted
            ? { name: emails.acceptanceReceipt.code, value: <Ltr>{places.acceptanceCode}</Ltr> }
            : { name: emails.validUntil, value: places.quoteValidUntil },
        ]}
      />
      <Paragraph>{letter.how}</Paragraph>
      {isAccepted ? null : <Small>{emails.notYou}</Small>}
    </Frame>
  )
}
