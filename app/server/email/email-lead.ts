import { timeZone } from '#catalog/place.ts'
import { copyFor } from '#copy/copy.server.ts'
import { isUnusualEmail } from '#domain/email.ts'
import { whatsappUrl } from '#domain/phone/dial.ts'
import { plainName } from '#domain/text/plain-name.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { textDirection } from '#i18n/text-direction.ts'
import { describeAnswerTime } from '../promises/promised-time.ts'
import { describeSpam } from '../leads/describe-spam.ts'
import { budgetName, serviceName, sourcePageName } from '../lead-labels.ts'
import type { NewLead } from '../db/lead-row.ts'
import { offerValues } from './email-offer.ts'
import type { LeadValues } from './templates/email-slots.ts'
/** Created once, because creating a formatter takes longer than composing the email. */
const fullTime = { he: timeFormat('he', 'full'), en: timeFormat('en', 'full') } satisfies Record<
  Lang,
  Intl.DateTimeFormat
>
const shortTime = { he: timeFormat('he', 'short'), en: timeFormat('en', 'short') } satisfies Record<
  Lang,
  Intl.DateTimeFormat
>

function timeFormat(lang: Lang, dateStyle: 'full' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[lang].locale, {
    dateStyle,
    timeStyle: dateStyle === 'full' ? 'short' : 'medium',
    hourCycle: 'h23',
    timeZone,
  })
}

const previewLength = 140

/**
 * The slot values of a lead in the email's language, not yet escaped. A service or budget that the
 * form did not ask is empty.
 */
export function leadValues({
  lead,
  receivedAt,
  lang,
  ownerUrl,
}: {
  lead: NewLead
  receivedAt: Date
  lang: Lang
  /** null: no link to the admin area. */
  ownerUrl: string | null
}): Omit<LeadValues, 'subject'> {
  const words = copyFor(lang).emails
  const digits = lead.phone.replaceAll(/\D/g, '')
  const replySubject = copyFor(lead.language).emails.ownerNotice.replySubject
  return {
    preview: Array.from(lead.message.replaceAll(/\s+/g, ' ')).slice(0, previewLength).join(''),
    name: lead.name,
    greeting: greetingOf(lead, lang),
    receiptPhone: lead.phoneRaw.replaceAll(/[^\d+*-]/g, ''),
    phone: isE164(lead.phone) ? formatPhone(lead.phone) : lead.phone,
    phoneRaw: lead.phoneRaw,
    phoneHref: `tel:${lead.phone.startsWith('+') ? '+' : ''}${digits}`,
    whatsappHref: whatsappUrl(lead.phone),
    phoneLooksInvalid: lead.phoneLooksInvalid ? ` ${words.ownerNotice.phoneLooksInvalid}` : '',
    email: lead.email,
    emailLooksUnusual: isUnusualEmail(lead.email) ? ` ${words.ownerNotice.emailLooksUnusual}` : '',
    replyHref: `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}?subject=${encodeURIComponent(replySubject)}`,
    service: serviceName(lead.serviceType, lang) ?? '',
    budget: budgetName(lead.budget, lang) ?? '',
    ...offerValues(lead.offer, lang),
    message: lead.message,
    messageDirection: textDirection(lead.message),
    sourcePage: sourcePageName(lead.sourcePage, lang),
    page: lang === 'he' ? lead.pageTitleHe : lead.pageTitleEn,
    pageUrl: lead.pageUrl,
    language: languages[lead.language].name,
    device: words.devices[lead.deviceType],
    userAgent: lead.userAgent,
    ipAddress: lead.ipAddress,
    submittedAt: shortTime[lang].format(lead.submittedAt),
    receivedAt: fullTime[lang].format(receivedAt),
    answerBy: describeAnswerTime(receivedAt, lang, { asksForQuote: false }),
    heldReason: describeSpam(lead, lang) ?? '',
    dashboardHref:
      ownerUrl === null ? '' : `${ownerUrl}${adminUrl(lang, 'dashboard')}?lead=${lead.id}`,
  }
}

/** Greets by name if the name has no other content. */
function greetingOf({ name }: NewLead, lang: Lang): string {
  const { greeting, greetingOnly } = copyFor(lang).emails.visitorReceipt
  const plain = plainName(name)
  return plain === null ? greetingOnly : fill(greeting, { name: isolateAuto(plain) })
}

/** A number that could not be normalized may contain any text. */
function isE164(phone: string): boolean {
  return /^\+\d{10,15}$/.test(phone)
}

export function ownerSubject(lead: NewLead, lang: Lang): string {
  const { subject, subjectWithService } = copyFor(lang).emails.ownerNotice
  const service = serviceName(lead.serviceType, lang)
  if (service === null) return fill(subject, { name: lead.name })
  return fill(subjectWithService, { name: lead.name, service })
}
