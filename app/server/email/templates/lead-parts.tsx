import type { ReactNode } from 'react'
import { Section, Text } from 'react-email'
import type { Emails } from '#copy/he/emails.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import type { LeadValues } from './email-slots.ts'
import {
  Alert,
  AutoDirection,
  EmailLink,
  type FactRow,
  Ltr,
  Message,
  Panel,
  Phrase,
  PlainPill,
  PrimaryPill,
  Title,
} from './parts.tsx'
import { styles } from './styles.ts'

type Props = {
  lang: Lang
  words: Emails
  lead: LeadValues
  /** Shown before the message. */
  children?: ReactNode
}

/** The name, time and message of a lead, with buttons to respond. */
export function LeadMessage({ lang, words, lead, children }: Props) {
  return (
    <>
      <Title>
        <AutoDirection>{lead.name}</AutoDirection>
      </Title>
      <Text className="muted" style={styles.lede}>
        <Phrase text={words.ownerNotice.received} values={{ when: lead.receivedAt }} />
      </Text>
      {children}
      <Panel dir={languages[lang].dir}>
        <Message dir={lead.messageDirection}>{lead.message}</Message>
      </Panel>
      <ResponseButtons words={words} to={lead} />
    </>
  )
}

type ResponseProps = {
  words: Pick<Emails, 'ownerNotice'>
  to: Pick<LeadValues, 'phoneHref' | 'whatsappHref' | 'replyHref'>
}

export function ResponseButtons({ words: { ownerNotice: notice }, to }: ResponseProps) {
  return (
    <Section style={{ paddingTop: '20px', paddingBottom: '20px' }}>
      <PrimaryPill href={to.phoneHref}>{notice.call}</PrimaryPill>{' '}
      <PlainPill href={to.whatsappHref}>{notice.whatsapp}</PlainPill>{' '}
      <PlainPill href={to.replyHref}>{notice.reply}</PlainPill>
    </Section>
  )
}

/** Rows with what was ordered and its price; none where nothing was. */
export function offerRows({ fields }: Pick<Emails, 'fields'>, lead: LeadValues): FactRow[] {
  if (lead.offerName === '') return []
  return [
    { name: fields.offer, value: lead.offerName },
    { name: fields.price, value: lead.offerPrice },
  ]
}

/** Rows with the terms of what was ordered. */
export function termRows({ fields }: Pick<Emails, 'fields'>, lead: LeadValues): FactRow[] {
  return [
    { name: fields.payment, value: lead.offerPayment },
    { name: fields.cancellation, value: lead.offerCancellation },
  ].filter(({ value }) => value !== '')
}

/** Rows with service and budget for `Facts`, each only if the form asked it. */
export function choiceRows({ fields }: Pick<Emails, 'fields'>, lead: LeadValues): FactRow[] {
  return [
    { name: fields.service, value: lead.service },
    { name: fields.budget, value: lead.budget },
  ].filter(({ value }) => value !== '')
}

/** Rows with phone and email for `Facts`. */
export function contactRows({ fields }: Pick<Emails, 'fields'>, lead: LeadValues) {
  return [
    {
      name: fields.phone,
      value: (
        <>
          <EmailLink href={lead.phoneHref}>
            <Ltr>{lead.phone}</Ltr>
          </EmailLink>
          <Alert>{lead.phoneLooksInvalid}</Alert>
        </>
      ),
    },
    {
      name: fields.email,
      value: (
        <>
          <EmailLink href={lead.replyHref}>
            <Ltr>{lead.email}</Ltr>
          </EmailLink>
          <Alert>{lead.emailLooksUnusual}</Alert>
        </>
      ),
    },
  ]
}
