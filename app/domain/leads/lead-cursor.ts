import { isLeadId } from './lead-id.ts'

/** The position of a lead in the list: its time, and its id among leads of one millisecond. */
export type LeadCursor = { receivedAt: Date; id: string }

/** Every lead is newer than this. */
export const earliestCursor: LeadCursor = {
  receivedAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
}

export function formatLeadCursor({ receivedAt, id }: LeadCursor): string {
  return `${receivedAt.getTime()}_${id}`
}

/** null for an invalid cursor: the list then starts at its beginning. */
export function readLeadCursor(text: string | null): LeadCursor | null {
  const [time = '', id] = (text ?? '').split('_')
  return /^\d{1,14}$/.test(time) && isLeadId(id) ? { receivedAt: new Date(Number(time)), id } : null
}
