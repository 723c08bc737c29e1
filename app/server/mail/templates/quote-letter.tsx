import { Section, Text } from 'react-email'
import { copyFor } from '#copy/copy.server.ts'
import type { Mails } from '#copy/he/mails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { Controller } from './controller.tsx'
import { Frame } from './frame.tsx'
import { look } from './look.ts'
import type { MailPlaces } from './mail-slots.ts'
import { Facts, Ltr, Own, Panel, Paragraph, Phrase, PrimaryPill, Small, Title } from './parts.tsx'

type Letter = {
  lang: Lang
  words: Mails
  places: MailPlaces
  privacyUrl: string
  what: 'asked' | 'accepted'
}

/** To the client: the link to a quote, or the word that its acceptance arrived. What was asked for and nothing else. */
export function QuoteLetter({ lang, words, places, privacyUrl, what }: Letter) {
  const { mails } = copyFor(lang).quotes
  const isAccepted = what === 'accepted'
  const letter = isAccepted ? mails.acceptanceReceipt : mails.link
  const text = isAccepted ? places.quoteAccepted : places.quoteReady
  return (
    <Frame
      lang={lang}
      title={places.subject}
      preview={text}
      label={letter.label}
      footer={<Controller lang={lang} receipt={words.visitorReceipt} privacyUrl={privacyUrl} />}
    >
      <Title>{letter.title}</Title>
      <Paragraph>
        <Phrase text={letter.greeting} places={{ name: <Own>{places.name}</Own> }} />
        <br />
        {text}
      </Paragraph>
      <Panel dir={languages[lang].dir}>
        <Text className="muted" style={look.label}>
          {mails.link.total}
        </Text>
        <Text className="ink" style={look.sum}>
          {places.quoteTotal}
        </Text>
      </Panel>
      <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
        <PrimaryPill href={places.quoteHref}>{mails.link.open}</PrimaryPill>
      </Section>
      <Facts
        rows={[
          { name: mails.number, value: <Ltr>{places.quoteNumber}</Ltr> },
          isAccepted
            ? { name: mails.acceptanceReceipt.code, value: <Ltr>{places.acceptanceCode}</Ltr> }
            : { name: mails.validUntil, value: places.quoteValidUntil },
        ]}
      />
      <Paragraph>{letter.how}</Paragraph>
      {isAccepted ? null : <Small>{mails.notYou}</Small>}
    </Frame>
  )
}
