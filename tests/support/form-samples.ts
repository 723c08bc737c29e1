import { randomUUID } from 'node:crypto'
import { leadPayload } from './lead-payload.ts'

/** The fields of a form as its page sends them. No sample deletes what other samples need. */
export type FormSample = Readonly<Record<string, string>>

const person = {
  name: 'דנה כהן',
  email: 'dana@visitor.example',
  phone: '0505550100',
  country_code: 'IL',
}
const unknownAccount = { email: 'unknown@studio.example', password: 'a wrong password' }
const unknownId = '00000000-0000-4000-8000-000000000000'
const change = { intent: 'change', version: '1', key: randomUUID() }
const correction = { ...person, service_type: 'landing-page', budget: '5000-15000', seen: '1' }
const newLead = {
  ...person,
  key: randomUUID(),
  service_type: 'landing-page',
  notes: 'רוצה הצעה לאתר',
  next: 'call-back',
  day: '2026-12-01',
}

/**
 * Samples for the forms of each address, as `findEndpoints` returns them. A form without a sample
 * fails the test of bad inputs.
 */
export const formSamples: Readonly<Record<string, readonly FormSample[]>> = {
  'under-construction': [{}],
  ':lang/contact': [
    {
      ...person,
      service_type: 'landing-page',
      budget: '5000-15000',
      message: 'שלום, אשמח להצעה',
      page_url: '/he/contact',
      elapsed_ms: '9000',
      key: randomUUID(),
      website: '',
    },
  ],
  ':lang/package-builder': [
    {
      ...person,
      basket: 's=website~crm,branding.extended',
      message: 'שלום, אשמח להצעה',
      key: randomUUID(),
      elapsed_ms: '9000',
      website: '',
    },
  ],
  ':lang/services/:service': [
    { ...person, language: 'he', offer: 'intro', notes: 'נדבר', key: randomUUID() },
  ],
  ':lang/privacy-policy': [
    {
      name: person.name,
      email: person.email,
      kind: 'access',
      details: 'מה שמור אצלכם?',
      elapsed_ms: '9000',
      website: '',
    },
  ],
  ':lang/v/:slug': [
    { ...person, message: 'היי', key: randomUUID(), elapsed_ms: '9000', website: '' },
  ],
  ':lang/quote/:token': [
    { intent: 'choose', line: 'branding' },
    { intent: 'accept', name: 'דנה כהן', agreed: 'on', version: '7', line: 'branding' },
    { intent: 'decline', reason: 'price', words: 'יקר לנו', seen: 'a'.repeat(64) },
    { intent: 'reopen' },
  ],
  ':lang/quote/:token/choice': [{ line: 'branding' }],
  ':lang/quote/:token/view': [{}],
  ':lang/privacy-request/:token': [{}],
  ':lang/emodesuper': [
    { mode: 'sign-in', ...unknownAccount },
    { mode: 'sign-up', name: 'דנה', code: 'BCDF-GHJK-MNPQ-RTVW', ...unknownAccount },
    { mode: 'code', step: 'a.b', code: '000000' },
  ],
  ':lang/emodesuper/session': [{}],
  ':lang/emodesuper/sign-out': [{}],
  ':lang/emodesuper/recovery': [
    { intent: 'link', email: unknownAccount.email },
    { intent: 'code', code: 'BCDF-GHJK-MNPQ-RTVW', ...unknownAccount },
  ],
  ':lang/emodesuper/recovery/:token': [{ password: unknownAccount.password }],
  ':lang/emodesuper/dashboard': [
    { intent: 'delete-selected', id: unknownId },
    { intent: 'hold-selected', id: unknownId },
    { intent: 'delete-all', count: '999' },
    { intent: 'undo-deletion', 'deleted-at': '2026-11-21T12:00:00.000Z' },
    { intent: 'restore-selected', id: unknownId },
    { intent: 'save-filter', id: randomUUID(), name: 'חדשות', query: 'status=new' },
    { intent: 'rename-filter', id: unknownId, name: 'חדשות' },
    { intent: 'remove-filter', id: unknownId },
  ],
  ':lang/emodesuper/dashboard/leads/new': [newLead, { intent: 'check', phone: '050-1234567' }],
  ':lang/emodesuper/dashboard/leads/:leadId': [
    { ...change, field: 'notes', value: 'ok', before: '' },
    { ...change, field: 'notes', value: 'ok', before: '', note: unknownId, day: '2026-12-01' },
    { ...change, field: 'status', value: 'read', before: 'new' },
    { intent: 'join', who: '050-1234567', key: randomUUID() },
    { intent: 'part', link: unknownId },
  ],
  ':lang/emodesuper/dashboard/leads/:leadId/changes': [
    { ...change, field: 'notes', value: 'ok', before: '' },
    { intent: 'open' },
    { intent: 'new-lead', ...newLead },
    { intent: 'correction', ...correction },
  ],
  ':lang/emodesuper/dashboard/leads/:leadId/correct': [correction],
  ':lang/emodesuper/dashboard/leads/:leadId/keep': [{ intent: 'keep', reason: 'תביעה' }],
  ':lang/emodesuper/dashboard/quotes': [{ intent: 'draft', lead: unknownId }],
  ':lang/emodesuper/dashboard/quotes/:quoteId': [
    { intent: 'private-note', text: 'מתלבט על המחיר', before: '' },
    {
      intent: 'save',
      seen: '1',
      note: 'ok',
      title: 'ok',
      discount: '5',
      'amount.website': '100',
      add: 'own',
      validUntil: '2027-01-01',
    },
    { intent: 'extend', seen: '1', days: '14' },
    { intent: 'seen' },
  ],
  ':lang/emodesuper/dashboard/emails': [
    { intent: 'retry', id: unknownId },
    { intent: 'resend', id: unknownId, recipient: person.email },
  ],
  ':lang/emodesuper/dashboard/cards/pictures': [{ file: 'no picture' }],
  ':lang/emodesuper/dashboard/cards/:cardId': [
    {
      version: '1',
      slug: 'matrix',
      theme: 'paper',
      'he.name': 'נועה',
      'he.services': 'א\nב',
      phone: '0505550100',
      email: person.email,
      website: 'studio.example',
      'profile.instagram': 'instagram.com/x',
      'opens.0': '09:00',
      'closes.0': '17:00',
      photo: 'x',
      gallery: 'x',
      'startsOn.day': '1',
      'startsOn.month': '11',
      'startsOn.year': '2026',
      months: '12',
      detailsEmail: person.email,
    },
  ],
  ':lang/emodesuper/dashboard/codes/:linkId': [
    {
      version: '1',
      name: 'תפריט',
      slug: 'matrix',
      place: 'typed',
      destination: 'https://example.com/',
      status: 'active',
      look: 'dagesh',
    },
  ],
  ':lang/emodesuper/dashboard/prices': [
    { intent: 'rate', rate: '3.7' },
    { intent: 'settle', item: 'website', source: 'list' },
    { intent: 'reopen', item: 'website' },
    { intent: 'keep', shown: 'website=list' },
    { intent: 'own', item: 'website', from: 'x', to: '' },
    { intent: 'reading', group: '' },
  ],
  ':lang/emodesuper/dashboard/today': [
    { intent: 'touch', lead: unknownId, key: randomUUID(), channel: 'call' },
    { intent: 'undo', lead: unknownId, key: randomUUID(), touch: unknownId },
    { intent: 'call-back', lead: unknownId, key: randomUUID(), day: '2099-01-01' },
  ],
  ':lang/emodesuper/dashboard/settings': [
    { intent: 'password', current: 'wrong', next: 'short' },
    { intent: 'end-session', reference: 'x' },
    { intent: 'remove-invitation', reference: 'x' },
    { intent: 'remove-admin', reference: unknownId },
  ],
  ':lang/emodesuper/dashboard/settings/recovery': [{ password: 'wrong' }],
  ':lang/emodesuper/dashboard/settings/two-step': [
    { intent: 'add', secret: 'JBSWY3DPEHPK3PXP', code: '000000' },
  ],
  ':lang/emodesuper/dashboard/settings/mail': [{ intent: 'save', host: '', port: '0' }],
  ':lang/emodesuper/dashboard/settings/samples': [{ intent: 'remove-demo' }],
  ':lang/emodesuper/dashboard/settings/studio': [{ change: unknownId }],
  ':lang/emodesuper/dashboard/settings/studio/:section': [{ 'name.he': '' }],
  ':lang/emodesuper/dashboard/settings/notices': [
    { intent: 'add', endpoint: 'https://fcm.googleapis.com/x', p256dh: 'AAAA', auth: 'AAAA' },
    { intent: 'test', id: unknownId },
    { intent: 'remove', id: unknownId },
  ],
  ':lang/emodesuper/dashboard/settings/replies': [{ change: unknownId }],
  ':lang/emodesuper/dashboard/settings/replies/:situation': [
    { intent: 'save', he: 'קיבלתי, אחזור היום.', en: '' },
    { intent: 'remove' },
  ],
  ':lang/emodesuper/dashboard/settings/testimonials': [{ change: unknownId }],
  ':lang/emodesuper/dashboard/settings/testimonials/:testimonialId': [
    { intent: 'save', 'quote.he': '' },
  ],
  ':lang/emodesuper/dashboard/settings/gate': [
    { mode: 'off', crawlersPass: 'on', countsOnly: 'on' },
  ],
  ':lang/emodesuper/dashboard/leads/import': [{ file: 'no file' }],
  ':lang/emodesuper/dashboard/leads/import/pieces': [
    { id: unknownId, place: '0', last: 'yes', file: 'no file' },
  ],
  ':lang/emodesuper/dashboard/leads/import/:importId': [
    { intent: 'check', country: 'IL', order: 'day', 'column-0': 'phone' },
    { intent: 'columns' },
    { intent: 'start', duplicates: 'skip', status: 'contacted' },
    { intent: 'undo' },
    { intent: 'discard' },
  ],
  ':lang/emodesuper/dashboard/leads/download': [{ filter: '', format: 'csv', lang: 'he' }],
  ':lang/emodesuper/dashboard/leads/download/file': [
    { filter: '', format: 'csv', lang: 'he' },
    { format: 'everything', lang: 'he' },
  ],
  ':lang/emodesuper/dashboard/settings/addresses': [{}],
  ':lang/emodesuper/dashboard/settings/privacy/:requestId': [
    { intent: 'answer' },
    { intent: 'erase', lead: unknownId, confirm: 'no' },
  ],
  ':lang/emodesuper/dashboard/settings/privacy/:requestId/export': [
    { intent: 'export', lead: unknownId },
  ],
  ':lang/emodesuper/dashboard/settings/backups': [{}],
  ':lang/emodesuper/dashboard/settings/backups/file': [
    { name: 'backup.tar.gz', password: 'wrong' },
  ],
  ':lang/emodesuper/dashboard/settings/backups/restore': [
    { intent: 'begin', name: 'backup.tar.gz' },
    { intent: 'discard' },
  ],
}

/** A JSON sample for each API call. A call without a sample fails the test of bad inputs. */
export const callSamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/functions/v1/submit-contact-form-atlas': leadPayload(),
  '/functions/v1/send-contact-email': {
    id: unknownId,
    email: person.email,
    submitted_at: new Date().toISOString(),
  },
  '/functions/v1/count-card': { card: unknownId, kind: 'view' },
}
