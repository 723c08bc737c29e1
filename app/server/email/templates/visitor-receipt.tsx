import { Text } from 'react-email'
import type { Emails } from '#copy/he/emails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { DataController } from './data-controller.tsx'
import { Frame } from './frame.tsx'
import type { LeadValues } from './email-slots.ts'
import { choiceRows, offerRows, termRows } from './lead-parts.tsx'
import { styles } from './styles.ts'
import { Facts, FactsHeading, Ltr, Panel, Paragraph, Phrase, Small, Title } from './parts.tsx'

type Receipt = { lang: Lang; words: Emails; lead: LeadValues; privacyUrl: string }

/**
 * The receipt to the visitor, without the visitor's own text, because the address is not confirmed
 * (requirements 8.2), and without an offer, which would make it an advertisement by law. After an
 * order it states what was ordered, its price and its terms.
 */
export function VisitorReceipt({ lang, words, lead, privacyUrl }: Receipt) {
  const { visitorReceipt: receipt } = words
  const order = offerRows(words, lead)
  const about = order.length > 0 ? receipt.order : receipt
  return (
    <Frame
      lang={lang}
      title={lead.subject}
      preview={receipt.promise}
      label={receipt.label}
      footer={<DataController lang={lang} receipt={receipt} privacyUrl={privacyUrl} />}
    >
      <Title>{about.title}</Title>
      <Paragraph>
        {lead.greeting}
        <br />
        <Phrase text={about.received} values={{ when: lead.receivedAt }} />
      </Paragraph>
      <Panel dir={languages[lang].dir}>
        <Text className="ink" style={styles.strong}>
          {receipt.promise}
        </Text>
        <Text className="ink" style={styles.text}>
          {receipt.hours}
        </Text>
      </Panel>
      {order.length > 0 ? (
        <>
          <FactsHeading>{receipt.order.what}</FactsHeading>
          <Facts rows={[...order, ...termRows(words, lead)]} />
          <Paragraph>{receipt.order.next}</Paragraph>
        </>
      ) : null}
      <FactsHeading>{receipt.whatWeGot}</FactsHeading>
      <Facts
        rows={[
          { name: words.fields.phone, value: <Ltr>{lead.receiptPhone}</Ltr> },
          { name: words.fields.email, value: <Ltr>{lead.email}</Ltr> },
          ...choiceRows(words, lead),
        ]}
      />
      <Paragraph>
        {receipt.leftOut}
        <br />
        {receipt.correct}
      </Paragraph>
      <Small>{receipt.notYou}</Small>
    </Frame>
  )
}
