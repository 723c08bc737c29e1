import { expect, test } from 'vitest'
import { leadStatuses } from '../leads/status.ts'
import {
  answerBy,
  nextPromise,
  nextStep,
  type LeadFacts,
  type PromiseRules,
  type QuoteFacts,
} from './next-step.ts'

const rules: PromiseRules = {
  hours: {
    timeZone: 'Asia/Jerusalem',
    days: [0, 1, 2, 3, 4],
    ranges: [{ opens: '10:30', closes: '18:00' }],
    closedOn: ['rest', 'eve'],
    closedDays: [],
  },
  answerHours: 2,
  quoteDays: 1,
}

/** A time in November or December 2026 in Israel. 29 November is a Sunday. */
function at(day: string, time: string): Date {
  return new Date(`2026-${day}T${time}+02:00`)
}

const lead: LeadFacts = {
  receivedAt: at('11-29', '11:00'),
  status: 'new',
  isHeld: false,
  touchedAt: null,
  isImported: false,
  followUps: 0,
  callBackOn: null,
  quote: null,
}

const sent: QuoteFacts = {
  status: 'sent',
  createdAt: at('11-29', '12:00'),
  sentAt: at('11-29', '12:00'),
  validUntil: '2026-12-29',
  acceptedAt: null,
  declinedAt: null,
}

const touched = { status: 'contacted', touchedAt: at('11-29', '11:30') } as const
const won = { status: 'closed_won', touchedAt: at('11-29', '11:30') } as const
const acceptedQuote: QuoteFacts = {
  ...sent,
  status: 'accepted',
  acceptedAt: at('12-01', '20:00'),
}

const declined: QuoteFacts = {
  ...sent,
  status: 'declined',
  declinedAt: at('12-01', '20:00'),
}

const cases: [string, Partial<LeadFacts>, string, Date][] = [
  ['a new lead', {}, 'answer', at('11-29', '13:00')],
  ['a lead that was only opened', { status: 'read' }, 'answer', at('11-29', '13:00')],
  ['a new lead with a quote by the site', { quote: sent }, 'answer', at('11-30', '11:00')],
  ['an answered lead', touched, 'follow-up', at('12-01', '11:30')],
  ['a lead in work', { ...touched, status: 'in_progress' }, 'follow-up', at('12-06', '11:30')],
  ['a day to call', { ...touched, callBackOn: '2026-12-08' }, 'call-back', at('12-08', '10:30')],
  [
    'a draft begun after the talk',
    { ...touched, quote: { ...sent, status: 'draft', sentAt: null } },
    'finish-quote',
    at('11-30', '12:00'),
  ],
  [
    'a draft talked about since',
    {
      ...touched,
      touchedAt: at('11-29', '15:00'),
      quote: { ...sent, status: 'draft', sentAt: null },
    },
    'finish-quote',
    at('11-30', '15:00'),
  ],
  ['a sent quote', { ...touched, quote: sent }, 'follow-up-quote', at('12-01', '12:00')],
  [
    'a viewed quote, asked about once',
    {
      ...touched,
      touchedAt: at('12-01', '16:00'),
      followUps: 1,
      quote: { ...sent, status: 'viewed' },
    },
    'follow-up-quote',
    at('12-03', '16:00'),
  ],
  [
    'a quote asked about twice',
    { ...touched, followUps: 2, quote: sent },
    'decide-quote',
    at('12-27', '10:30'),
  ],
  [
    'a quote that expires before the question',
    { ...touched, quote: { ...sent, validUntil: '2026-12-04' } },
    'decide-quote',
    at('12-01', '10:30'),
  ],
  [
    'an expired quote',
    { ...touched, quote: { ...sent, validUntil: '2026-11-20' } },
    'decide-quote',
    at('11-17', '10:30'),
  ],
  ['a declined quote', { ...touched, quote: declined }, 'answer-decline', at('12-03', '10:30')],
  [
    'a declined quote of a lead that nobody answered',
    { quote: declined },
    'answer-decline',
    at('12-03', '10:30'),
  ],
  [
    'a declined quote, answered in the moment of the decline',
    { ...touched, touchedAt: at('12-01', '20:00'), quote: declined },
    'answer-decline',
    at('12-03', '10:30'),
  ],
  [
    'a declined quote that was asked about',
    { ...touched, touchedAt: at('12-02', '11:00'), quote: declined },
    'follow-up',
    at('12-06', '11:00'),
  ],
  [
    'a decline that was taken back',
    { ...touched, quote: { ...declined, status: 'viewed' } },
    'follow-up-quote',
    at('12-01', '12:00'),
  ],
  ['an accepted quote', { ...won, quote: acceptedQuote }, 'start-work', at('12-03', '10:30')],
]

test.each(cases)('%s', (_name, facts, action, due) => {
  expect(nextStep({ ...lead, ...facts }, rules)).toEqual({ action, at: due })
})

const closed: [string, Partial<LeadFacts>][] = [
  ['a won lead without a quote', won],
  [
    'an accepted quote after a call',
    { ...won, touchedAt: at('12-02', '09:00'), quote: acceptedQuote },
  ],
  ['a lost lead', { status: 'closed_lost', callBackOn: '2026-12-08' }],
  ['an archived lead', { status: 'archived' }],
  ['held spam', { isHeld: true }],
  ['an imported lead that nobody answered', { isImported: true, status: 'contacted' }],
]

test.each(closed)('%s has no next step', (_name, facts) => {
  expect(nextStep({ ...lead, ...facts }, rules)).toBeNull()
})

test('every lead that is open has a next step, whatever its quote', () => {
  const open = leadStatuses.filter(
    (status) => status !== 'closed_won' && status !== 'closed_lost' && status !== 'archived',
  )
  const quotes = [null, sent, declined, { ...sent, status: 'draft', sentAt: null } as const]
  const facts = open.flatMap((status) =>
    quotes.flatMap((quote) =>
      [null, at('11-29', '11:30')].map((touchedAt) => ({ ...lead, status, quote, touchedAt })),
    ),
  )
  expect(facts.filter((each) => nextStep(each, rules) === null)).toEqual([])
})

test('the hour of an answer is told for an enquiry and for a request of a quote', () => {
  const receivedAt = new Date('2026-11-28T07:17+02:00')
  expect(answerBy({ receivedAt, asksForQuote: false }, rules)).toEqual(at('11-29', '12:30'))
  expect(answerBy({ receivedAt, asksForQuote: true }, rules)).toEqual(at('11-30', '10:30'))
})

test.each([
  ['11:00:00', '13:00'],
  ['11:00:01', '13:05'],
  ['11:04:59', '13:05'],
  ['11:05:00', '13:05'],
])('a lead of %s is promised an answer by %s', (from, to) => {
  const receivedAt = new Date(`2026-11-29T${from}+02:00`)
  expect(answerBy({ receivedAt, asksForQuote: false }, rules)).toEqual(at('11-29', to))
})

test.each([
  ['11:00', '11:05'],
  ['11:04', '11:05'],
  ['11:05', '11:10'],
])('the time promised at %s may be another from %s', (now, next) => {
  expect(new Date(nextPromise(at('11-29', now)))).toEqual(at('11-29', next))
})
