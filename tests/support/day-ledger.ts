import type { Client } from 'pg'
import type { LeadStatus } from '#domain/leads/status.ts'

/** How long the line is away. Short unless `OFFLINE_MINUTES` says more, such as 10. */
export const offlineMs = Number(process.env.OFFLINE_MINUTES ?? '0') * 60_000

/** One lead as it should be stored, with the number of its events of each kind. */
type Entry = {
  name: string
  status: LeadStatus
  notes: string
  events: Record<string, number>
  quotes: number
}

/** What was done with each lead, to compare with what is stored. */
export function createLedger() {
  const entries = new Map<string, Entry>()

  function get(name: string): Entry {
    const entry = entries.get(name)
    if (!entry) throw new Error(`Nobody called ${name} has written`)
    return entry
  }

  function count(name: string, kind: string): Entry {
    const entry = get(name)
    entry.events[kind] = (entry.events[kind] ?? 0) + 1
    return entry
  }

  function add(name: string, status: LeadStatus, kind: string): void {
    entries.set(name, { name, status, notes: '', events: { [kind]: 1 }, quotes: 0 })
  }

  return {
    size: () => entries.size,
    received: (name: string) => add(name, 'new', 'received'),
    addedByHand: (name: string) => add(name, 'read', 'added'),
    released: (name: string) => void count(name, 'released'),
    corrected: (name: string) => void count(name, 'corrected'),
    moved: (name: string, status: LeadStatus) => {
      count(name, 'status').status = status
    },
    noted: (name: string, notes: string) => {
      count(name, 'notes').notes = notes
    },
    /** A line is added, its price saved, the quote sent and its link handed over. */
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

/** Every stored lead. */
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
