import { isLeadId } from './lead-id.ts'

/** The place of a lead in the list: its time and, among those of one millisecond, its id. */
export type LeadCursor = { receivedAt: Date; id: string }

export function formatLeadCursor({ receivedAt, id }: LeadCursor): string {
  return `${receivedAt.getTime()}_${id}`
}

/** null for whatever is not one of ours: then the list starts at its beginning. */
export function readLeadCursor(text: string | null): LeadCursor | null {
  const [time = '', id] = (text ?? '').split('_')
  return /^\d{1,14}$/.test(time) && isLeadId(id) ? { receivedAt: new Date(Number(time)), id } : null
}
