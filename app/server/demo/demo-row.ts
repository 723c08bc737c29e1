import { randomUUIDv7 } from 'node:crypto'
import type { leads } from '../db/schema.ts'
import type { DemoLead } from './demo-leads.ts'

const day = 86_400_000
const unanswered = new Set(['new', 'unread', 'read'])
const arrivals = ['(search)', 'instagram', '(direct)', 'facebook', '(search)'] as const
const closed = new Set(['closed_won', 'closed_lost', 'archived'])

/** A lead of the demo as a row, received so many days before `now`. */
export function demoRow(lead: DemoLead, { index, now }: { index: number; now: Date }) {
  const { name, language, service, budget, message, age, status, note = '' } = lead
  const receivedAt = receivedOf(age, index, now)
  const phone = phoneOf(language, index)
  const isOpen = !closed.has(status) && lead.isSpam !== true && lead.isBinned !== true
  return {
    id: randomUUIDv7(),
    receivedAt,
    name,
    email: `demo${index + 1}@example.com`,
    phone,
    phoneRaw: phone,
    phonePrefix: language === 'he' ? '+972' : '+44',
    countryCode: language === 'he' ? 'IL' : 'GB',
    serviceType: service,
    budget,
    message,
    sourcePage: index % 3 === 0 ? 'home' : 'contact',
    pageTitleHe: '',
    pageTitleEn: '',
    pageUrl: '',
    cameFrom: arrivals[index % arrivals.length],
    language,
    ipAddress: '',
    userAgent: '',
    deviceType: index % 2 === 0 ? 'mobile' : 'desktop',
    submittedAt: receivedAt,
    status,
    notes: note,
    spamReason: lead.isSpam === true ? 'content' : null,
    deletedAt: lead.isBinned === true ? now : null,
    touchedAt: unanswered.has(status) ? null : new Date(receivedAt.getTime() + 3_600_000),
    nextAction: isOpen ? 'answer' : null,
    nextAt: isOpen ? receivedAt : null,
    updatedAt: receivedAt,
  } satisfies typeof leads.$inferInsert
}

/** On days before today in the hours of a working day. */
function receivedOf(age: number, index: number, now: Date): Date {
  const at = new Date(now.getTime() - age * day)
  if (age >= 1) at.setUTCHours(7 + (index % 9), (index * 17) % 60, 0, 0)
  return at
}

/** Numbers that are not in service: no Israeli one begins with 0 after 050, and a British range for films. */
function phoneOf(language: DemoLead['language'], index: number): string {
  const end = String(index + 1).padStart(3, '0')
  return language === 'he' ? `+972500000${end}` : `+447700900${end}`
}
