import type { LeadEmail } from '#server/email/pending-email.ts'
import type { NewLead } from '#server/db/lead-row.ts'

export const sampleLead: NewLead = {
  id: '0199a7c2-0000-7000-8000-000000000001',
  name: 'דנה כהן־לוי',
  email: 'dana@example.co.il',
  phone: '+972502345678',
  phoneRaw: '050-2345678',
  phonePrefix: '+972',
  countryCode: 'IL',
  phoneLooksInvalid: false,
  serviceType: 'landing-page',
  budget: '5000-15000',
  message: 'שלום, צריך דף נחיתה.\nעד ינואר.',
  offer: null,
  privacyNotice: null,
  sourcePage: 'home',
  pageTitleHe: 'דגש',
  pageTitleEn: 'Dagesh',
  pageUrl: 'https://dagesh.example/he/',
  cameFrom: '(direct)',
  language: 'he',
  ipAddress: '198.51.100.7',
  userAgent: 'Mozilla/5.0 (iPhone)',
  deviceType: 'mobile',
  submittedAt: new Date('2026-11-21T12:32:08Z'),
  spamReason: null,
  nextAction: 'answer',
  nextAt: new Date('2026-11-22T10:30:00Z'),
}

/**
 * Input that breaks careless email code: markup, quotes, template syntax, slot markers, both
 * directions.
 */
export const hostileText = `"><script>alert('x')</script><img src=x onerror=alert(1)> {{7*7}} \${x} __SLOT_name__ & שלום \u202eevil +972 50 123 4567 😀`

export const hostileLead: NewLead = {
  ...sampleLead,
  name: hostileText.slice(0, 99),
  phone: hostileText.slice(0, 20),
  phoneRaw: hostileText.slice(0, 20),
  phoneLooksInvalid: true,
  message: hostileText,
  pageTitleHe: hostileText,
  pageTitleEn: hostileText,
  pageUrl: `https://dagesh.example/?q=${hostileText}`,
  userAgent: hostileText,
}

export function sampleEmail(change: Partial<LeadEmail> = {}): LeadEmail {
  return {
    id: '0199a7c2-0000-7000-8000-00000000000a',
    kind: 'owner-notice',
    recipient: 'owner@studio.example',
    language: 'he',
    lead: sampleLead,
    receivedAt: new Date('2026-11-21T12:32:10Z'),
    quote: null,
    ...change,
  }
}

export const sampleSender = {
  from: { name: 'דגש', address: 'studio@dagesh.example' },
  siteUrl: 'https://dagesh.example',
  ownerUrl: 'https://dagesh.example',
}
