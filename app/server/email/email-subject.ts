import { copyFor } from '#copy/copy.server.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import type { LeadEmail } from './pending-email.ts'
import { ownerSubject } from './email-lead.ts'

type Input = Pick<LeadEmail, 'kind' | 'lead'> & {
  lang: Lang
  number: string | undefined
  offer: OfferKind
}

export function emailSubject({ kind, lang, lead, number, offer }: Input): string {
  if (kind === 'owner-notice') return ownerSubject(lead, lang)
  if (kind === 'held-notice')
    return fill(copyFor(lang).emails.heldNotice.subject, { name: lead.name })
  if (kind === 'late-notice')
    return fill(copyFor(lang).emails.lateNotice.subject, { name: lead.name })
  if (kind === 'card-details')
    return fill(copyFor(lang).emails.cardDetails.subject, { name: lead.name })
  if (kind === 'visitor-receipt') {
    const { subject, order } = copyFor(lang).emails.visitorReceipt
    return lead.offer === null ? subject : fill(order.subject, { offer: lead.offer.name })
  }
  if (number === undefined) throw new TypeError(`An email of the kind ${kind} needs a quote`)
  const { emails, offers } = copyFor(lang).quotes
  const { acceptanceNotice, acceptanceReceipt, declineNotice, reopenNotice } = emails
  const { link, notice } = offers[offer]
  const words = {
    'quote-link': link,
    'quote-notice': notice,
    'acceptance-notice': acceptanceNotice,
    'acceptance-receipt': acceptanceReceipt,
    'decline-notice': declineNotice,
    'reopen-notice': reopenNotice,
  }
  return fill(words[kind].subject, { number, name: lead.name })
}
