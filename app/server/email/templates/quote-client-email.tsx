import { Section, Text } from 'react-email'
import { copyFor } from '#copy/copy.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { DataController } from './data-controller.tsx'
import { Frame } from './frame.tsx'
import { styles } from './styles.ts'
import type { EmailValues } from './email-slots.ts'
import {
  Facts,
  Ltr,
  Message,
  OfferSum,
  Panel,
  Paragraph,
  PrimaryPill,
  Small,
  Title,
} from './parts.tsx'

type OutgoingEmail = {
  lang: Lang
  offer: OfferKind
  words: Emails
  values: EmailValues
  privacyUrl: string
  what: 'requested' | 'accepted'
}

/**
 * The email to the client with the link to a quote, or with a receipt for its acceptance. Has no
 * advertising, which the law restricts.
 */
export function QuoteClientEmail({ lang, offer, words, values, privacyUrl, what }: OutgoingEmail) {
  const { emails, offers } = copyFor(lang).quotes
  const { link } = offers[offer]
  const isAccepted = what === 'accepted'
  const letter = isAccepted ? emails.acceptanceReceipt : link
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
          {emails.total}
        </Text>
        <OfferSum values={values} />
        {values.quoteVat === '' ? null : (
          <Text className="muted" style={styles.label}>
            {values.quoteVat}
          </Text>
        )}
      </Panel>
      <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
        <PrimaryPill href={values.quoteHref}>{letter.open}</PrimaryPill>
      </Section>
      <Facts
        rows={[
          { name: emails.lines, value: <Message>{values.quoteLines}</Message> },
          { name: emails.payment, value: values.quotePayment },
          { name: emails.cancellation, value: values.quoteCancellation },
          { name: emails.delivery, value: <Message>{values.quoteDelivery}</Message> },
          { name: emails.number, value: <Ltr>{values.quoteNumber}</Ltr> },
          ...(isAccepted
            ? [{ name: emails.acceptanceReceipt.code, value: <Ltr>{values.acceptanceCode}</Ltr> }]
            : []),
          ...(isAccepted || offer === 'estimate'
            ? []
            : [{ name: emails.validUntil, value: values.quoteValidUntil }]),
        ]}
      />
      <Paragraph>{letter.how}</Paragraph>
      {isAccepted ? null : <Small>{link.notYou}</Small>}
    </Frame>
  )
}
