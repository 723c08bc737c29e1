import type { Client } from 'pg'
import type { LeadStatus } from '#domain/leads/status.ts'

/** Milliseconds without a connection, set by `OFFLINE_MINUTES`, for example 10. Defaults to 0. */
export const offlineMs = Number(process.env.OFFLINE_MINUTES ?? '0') * 60_000

/** The expected state of a lead, with the number of its events by kind. */
type Entry = {
  name: string
  status: LeadStatus
  notes: string
  events: Record<string, number>
  quotes: number
}

/** Records what was done with each lead, to compare with the stored rows. */
export function createLedger() {
  const entries = new Map<string, Entry>()

  function get(name: string): Entry {
    const entry = entries.get(name)
    if (!entry) throw new Error(`No lead is named ${name}`)
    return entry
  }

  function count(name: string, kind: string): Entry {
    const entry = get(name)
    entry.events[kind] = (entry.events[kind] ?? 0) + 1
    return entry
  }

  function add(name: string, status: LeadStatus, events: Record<string, number> = {}): void {
    entries.set(name, { name, status, notes: '', events, quotes: 0 })
  }

  return {
    size: () => entries.size,
    received: (name: string) => add(name, 'new'),
    addedByHand: (name: string) => add(name, 'contacted', { added: 1 }),
    released: (name: string) => void count(name, 'released'),
    corrected: (name: string) => void count(name, 'corrected'),
    moved: (name: string, status: LeadStatus) => {
      count(name, 'status').status = status
    },
    noted: (name: string, note: string) => {
      const entry = count(name, 'notes')
      entry.notes = [note, entry.notes].filter((text) => text !== '').join('\n\n')
    },
    /** A quote with an added line and a saved price was sent and handed over. */
    quoted: (name: string) => {
      for (const kind of ['drafted', 'edited', 'edited', 'sent', 'handed-over'])
        count(name, `quote-${kind}`)
      get(name).quotes += 1
    },
    expected: () => [...entries.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    summary: () => {
      const kinds: Record<string, number> = { leads: entries.size }
      for (const { events } of entries.values())
        for (const [kind, times] of Object.entries(events)) kinds[kind] = (kinds[kind] ?? 0) + times
      return JSON.stringify(kinds)
    },
  }
}

/** All stored leads as entries. */
export async function readDay(database: Client): Promise<Entry[]> {
  const { rows } = await database.query<Entry>(`
    select name, status, notes,
      (select coalesce(json_object_agg(kind, times), '{}') from (
        select kind, count(*)::int as times from lead_events
        where lead_id = leads.id group by kind) as counted) as events,
      (select count(*)::int from quotes where lead_id = leads.id
        and handed_over_at is not null) as quotes
    from leads order by name collate "C"`)
  return rows
}
