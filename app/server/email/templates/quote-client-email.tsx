import { Section, Text } from 'react-email'
import { copyFor } from '#copy/copy.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { DataController } from './data-controller.tsx'
import { Frame } from './frame.tsx'
import { styles } from './styles.ts'
import type { EmailValues } from './email-slots.ts'
import { Facts, Ltr, Message, Panel, Paragraph, PrimaryPill, Small, Title } from './parts.tsx'

type OutgoingEmail = {
  lang: Lang
  words: Emails
  values: EmailValues
  privacyUrl: string
  what: 'requested' | 'accepted'
}

/**
 * The email to the client with the link to a quote, or with a receipt for its acceptance. Has no
 * advertising, which the law restricts.
 */
export function QuoteClientEmail({ lang, words, values, privacyUrl, what }: OutgoingEmail) {
  const { emails } = copyFor(lang).quotes
  const isAccepted = what === 'accepted'
  const letter = isAccepted ? emails.acceptanceReceipt : emails.link
  const text = isAccepted ? values.quoteAccepted : values.quoteReady
  return (
    <Frame
      lang={lang}
      title={values.subject}
      preview={text}
      label={letter.label}
      footer={<DataController lang={lang} receipt={words.visitorReceipt} privacyUrl={privacyUrl} />}
    >
      <Title>{letter.title}</Title>
      <Paragraph>
        {values.greeting}
        <br />
        {text}
      </Paragraph>
      <Panel dir={languages[lang].dir}>
        <Text className="muted" style={styles.label}>
          {emails.link.total}
        </Text>
        <Text className="ink" style={styles.sum}>
          {values.quoteTotal}
        </Text>
        <Text className="muted" style={styles.label}>
          {values.quoteVat}
        </Text>
      </Panel>
      <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
        <PrimaryPill href={values.quoteHref}>{emails.link.open}</PrimaryPill>
      </Section>
      <Facts
        rows={[
          { name: emails.link.lines, value: <Message>{values.quoteLines}</Message> },
          { name: emails.delivery, value: <Message>{values.quoteDelivery}</Message> },
          { name: emails.number, value: <Ltr>{values.quoteNumber}</Ltr> },
          isAccepted
            ? { name: emails.acceptanceReceipt.code, value: <Ltr>{values.acceptanceCode}</Ltr> }
            : { name: emails.validUntil, value: values.quoteValidUntil },
        ]}
      />
      <Paragraph>{letter.how}</Paragraph>
      {isAccepted ? null : <Small>{emails.notYou}</Small>}
    </Frame>
  )
}
