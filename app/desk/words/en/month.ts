import type { AdminMonth } from '../he/month.ts'

export const adminMonth: AdminMonth = {
  open: 'The month in figures',
  back: 'Back to today',
  lead: 'What happened in this month, beside the months before. Leads held for review, deleted leads and those imported from a file are not counted.',
  earlier: 'Previous month',
  later: 'Next month',
  figures: {
    leads: { name: 'Leads', note: 'received' },
    answer: { name: 'Time to an answer', note: 'median, by the clock' },
    kept: { name: 'Promises kept', note: '{kept} of {promised}' },
    sent: { name: 'Quotes sent', note: 'also those the site sent' },
    accepted: { name: 'Quotes accepted', note: 'on the day of acceptance' },
    value: { name: 'Value accepted', note: 'with the whole term of subscriptions' },
  },
  before: 'Month before: {value}',
  none: 'None',
  months: 'The last six months',
  month: 'Month',
  bySource: { title: 'By source', name: 'Source', without: 'Not known' },
  byService: { title: 'By service', name: 'Service', without: 'Not given' },
  empty: 'No leads arrived in this month.',
  leads: 'Leads',
}
