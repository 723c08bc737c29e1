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
  /** A source of lead_source() in the migrations, or null for any. */
  source: string | null
  /** Spam is listed separately. */
  spam: boolean
  /** So are deleted leads, whether or not they are spam. */
  deleted: boolean
  sort: 'newest' | 'oldest'
}

const maxSearchLength = 100
const maxSourceLength = 200

/** Reads a URL's query. Unknown values count as missing. */
export function readLeadFilter(query: URLSearchParams): LeadFilter {
  const status = query.get('status')
  const date = leadDates.find((known) => known === query.get('date'))
  return {
    date: date ?? 'all',
    status: isLeadStatus(status) ? status : null,
    search: readLine(query.get('search'), maxSearchLength),
    source: readLine(query.get('source'), maxSourceLength) || null,
    spam: query.get('spam') === 'yes',
    deleted: query.get('deleted') === 'yes',
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** @param max in code points */
function readLine(text: string | null, max: number): string {
  return Array.from(cleanLine(text ?? ''))
    .slice(0, max)
    .join('')
}

/** The shortest query that reads back as the filter; empty for the whole list. */
export function leadFilterQuery(filter: LeadFilter): URLSearchParams {
  const { date, status, search, source, spam, deleted, sort } = filter
  const query = new URLSearchParams()
  if (date !== 'all') query.set('date', date)
  if (status) query.set('status', status)
  if (search) query.set('search', search)
  if (source) query.set('source', source)
  if (spam) query.set('spam', 'yes')
  if (deleted) query.set('deleted', 'yes')
  if (sort === 'oldest') query.set('sort', sort)
  return query
}

export function isLeadFilterOn({ date, status, search, source }: LeadFilter): boolean {
  return date !== 'all' || status !== null || search !== '' || source !== null
}

/** The same list, whole. */
export function withoutFilter(filter: LeadFilter): LeadFilter {
  return { ...filter, date: 'all', status: null, search: '', source: null }
}
