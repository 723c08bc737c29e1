import { copyFor } from '#copy/copy.server.ts'
import type { Emails } from '#copy/he/emails.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { Frame } from './frame.tsx'
import { ResponseButtons } from './lead-parts.tsx'
import type { EmailValues } from './email-slots.ts'
import {
  Facts,
  Ltr,
  EmailLink,
  Message,
  OfferSum,
  AutoDirection,
  Panel,
  Paragraph,
  Small,
  Title,
} from './parts.tsx'

type Notice = {
  lang: Lang
  offer: OfferKind
  words: Emails
  values: EmailValues
  what: 'requested' | 'accepted' | 'declined' | 'reopened'
}

/** The email to the studio about a quote: requested and sent, accepted, declined, or not any more. */
export function QuoteNotice({ lang, offer, words, values, what }: Notice) {
  const { fields, ownerNotice } = words
  const { emails, offers } = copyFor(lang).quotes
  const { text, label } = {
    requested: { text: values.quoteRequested, label: offers[offer].notice.label },
    accepted: { text: values.quoteAcceptedNotice, label: emails.acceptanceNotice.label },
    declined: { text: values.quoteDeclinedNotice, label: emails.declineNotice.label },
    reopened: { text: values.quoteReopenedNotice, label: emails.reopenNotice.label },
  }[what]
  const message = {
    requested: { name: emails.notice.message, value: values.message },
    declined: { name: emails.declineNotice.reason, value: values.declineReason },
    accepted: null,
    reopened: null,
  }[what]
  return (
    <Frame
      lang={lang}
      title={values.subject}
      preview={text}
      label={label}
      footer={<Small>{ownerNotice.footer}</Small>}
    >
      <Title>
        <AutoDirection>{values.name}</AutoDirection>
      </Title>
      <Paragraph>{text}</Paragraph>
      <Panel dir={languages[lang].dir}>
        <OfferSum values={values} />
        <Message>{values.quoteLines}</Message>
      </Panel>
      <ResponseButtons words={words} to={values} />
      <Facts
        rows={[
          { name: fields.phone, value: <Ltr>{values.phone}</Ltr> },
          { name: fields.email, value: <Ltr>{values.email}</Ltr> },
          { name: emails.number, value: <Ltr>{values.quoteNumber}</Ltr> },
        ]}
        {...(message && { message })}
      />
      {values.quoteAdminHref === '' ? null : (
        <Paragraph>
          <EmailLink href={values.quoteAdminHref}>{emails.notice.open}</EmailLink>
        </Paragraph>
      )}
    </Frame>
  )
}
