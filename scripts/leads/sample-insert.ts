import { randomUUID } from 'node:crypto'
import type { LeadInsert } from '#server/leads/lead-store.ts'

/** A lead with its key and both emails, as the server stores it. It counts for no limit. */
export function sampleInsert(): LeadInsert {
  const key = randomUUID()
  return {
    lead: {
      id: randomUUID(),
      name: 'דנה כהן',
      email: `${key}@example.com`,
      phone: '+972502345678',
      phoneRaw: '050-2345678',
      phonePrefix: '+972',
      countryCode: 'IL',
      phoneLooksInvalid: false,
      serviceType: 'landing-page',
      budget: '5000-15000',
      message: 'שלום, צריך דף נחיתה לסטודיו ליוגה.',
      offer: null,
      privacyNotice: null,
      sourcePage: 'contact',
      pageTitleHe: 'צור קשר',
      pageTitleEn: 'Contact',
      pageUrl: 'https://example.com/he/contact',
      cameFrom: '(search)',
      language: 'he',
      ipAddress: '192.0.2.1',
      userAgent: 'Mozilla/5.0',
      deviceType: 'mobile',
      submittedAt: new Date(),
      spamReason: null,
      nextAction: 'answer',
      nextAt: new Date(),
    },
    key,
    bodyHash: key,
    owner: 'owner@studio.example',
    limit: null,
    emailIds: { notice: randomUUID(), receipt: randomUUID() },
    card: null,
    quote: null,
    claimSeconds: 0,
  }
}
