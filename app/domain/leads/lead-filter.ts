import { cleanLine } from '../text/clean.ts'
import { isLeadStatus, type LeadStatus } from './status.ts'

/** The filters of the lead list. The week starts on Sunday; days are those of the studio's own clock (requirements 4.9). */
export const leadDates = ['all', 'today', 'yesterday', 'week', 'month', 'year'] as const

export type LeadDate = (typeof leadDates)[number]

export type LeadFilter = {
  date: LeadDate
  status: LeadStatus | null
  search: string
  /** Suspicious leads are a list of their own. */
  spam: boolean
}

const longestSearch = 100

/** Reads the query of an address; whatever is not one of ours counts as not there. */
export function readLeadFilter(query: URLSearchParams): LeadFilter {
  const status = query.get('status')
  const date = leadDates.find((known) => known === query.get('date'))
  return {
    date: date ?? 'all',
    status: isLeadStatus(status) ? status : null,
    search: Array.from(cleanLine(query.get('search') ?? ''))
      .slice(0, longestSearch)
      .join(''),
    spam: query.get('spam') === 'yes',
  }
}

/** The other way round, shortest form: an empty query is the whole list. */
export function leadFilterQuery({ date, status, search, spam }: LeadFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (date !== 'all') query.set('date', date)
  if (status) query.set('status', status)
  if (search) query.set('search', search)
  if (spam) query.set('spam', 'yes')
  return query
}

export function isLeadFilterOn({ date, status, search }: LeadFilter): boolean {
  return date !== 'all' || status !== null || search !== ''
}
