import { cleanLine } from '../text/clean.ts'
import { isLeadStatus, type LeadStatus } from './status.ts'

/**
 * The date filters of the lead list: weeks start on Sunday, days are Jerusalem's (requirements
 * 4.9).
 */
export const leadDates = ['all', 'today', 'yesterday', 'week', 'month', 'year'] as const

export type LeadDate = (typeof leadDates)[number]

export type LeadFilter = {
  date: LeadDate
  status: LeadStatus | null
  search: string
  /** Spam is listed separately. */
  spam: boolean
  /** So are deleted leads, whether or not they are spam. */
  deleted: boolean
  sort: 'newest' | 'oldest'
}

const maxSearchLength = 100

/** Reads a URL's query. Unknown values count as missing. */
export function readLeadFilter(query: URLSearchParams): LeadFilter {
  const status = query.get('status')
  const date = leadDates.find((known) => known === query.get('date'))
  return {
    date: date ?? 'all',
    status: isLeadStatus(status) ? status : null,
    search: Array.from(cleanLine(query.get('search') ?? ''))
      .slice(0, maxSearchLength)
      .join(''),
    spam: query.get('spam') === 'yes',
    deleted: query.get('deleted') === 'yes',
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** The shortest query that reads back as the filter; empty for the whole list. */
export function leadFilterQuery(filter: LeadFilter): URLSearchParams {
  const { date, status, search, spam, deleted, sort } = filter
  const query = new URLSearchParams()
  if (date !== 'all') query.set('date', date)
  if (status) query.set('status', status)
  if (search) query.set('search', search)
  if (spam) query.set('spam', 'yes')
  if (deleted) query.set('deleted', 'yes')
  if (sort === 'oldest') query.set('sort', sort)
  return query
}

export function isLeadFilterOn({ date, status, search }: LeadFilter): boolean {
  return date !== 'all' || status !== null || search !== ''
}
