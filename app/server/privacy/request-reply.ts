import { isE164 } from '#domain/phone/dial.ts'
import { takesMessages } from '#domain/phone/takes-messages.ts'
import { privacySituations, type PrivacySituation } from '#domain/promises/reply-texts.ts'
import { greet } from '../promises/reply-view.ts'
import { replyTexts } from '../promises/reply-texts.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import type { PersonLead } from './person-store.ts'
import type { PrivacyRequest } from './request-store.ts'

type Known = {
  request: Pick<PrivacyRequest, 'name' | 'email' | 'language' | 'kind' | 'verifiedAt'>
  leads: readonly Pick<PersonLead, 'phone' | 'isSure'>[]
}

/**
 * What to answer a request with. The phone is that of the person's own leads, and only once the
 * request is known to be theirs.
 */
export function describeRequestReply(
  settings: Pick<SettingsCache, 'get'>,
  { request, leads }: Known,
) {
  const { language, kind, email, verifiedAt } = request
  const written = replyTexts(settings)[language]
  const likely: PrivacySituation = verifiedAt === null ? 'identify' : kind
  const phone = verifiedAt === null ? null : leads.find((lead) => lead.isSure && isE164(lead.phone))
  const dial = phone?.phone ?? null
  return {
    greeting: greet(request.name, written),
    situations: [...new Set([likely, ...privacySituations])],
    texts: written.texts,
    subject: written.privacySubject,
    contact: { dial, takesMessages: dial !== null && takesMessages(dial), email },
  }
}
