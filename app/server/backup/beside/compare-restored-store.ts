import type { Client } from 'pg'
import { type DatabaseServer, withClient } from './database-server-store.ts'

export const comparedKinds = ['leads', 'quotes', 'cards', 'codes', 'emails'] as const
export type ComparedKind = (typeof comparedKinds)[number]

export type NewestLead = { name: string; receivedAt: Date }

/** What is stored now, beside what is restored. */
export type Comparison = {
  counts: Record<ComparedKind, { now: number; restored: number }>
  newest: { now: NewestLead | null; restored: NewestLead | null }
  leads: {
    /** Stored now and not in the backup: the switch takes them out of the site. */
    onlyNow: number
    /** The names of the newest of them. */
    onlyNowNames: string[]
    /** In the backup and deleted since. */
    onlyRestored: number
    /** In both, with another status, text or note. */
    changed: number
  }
}

const tables: Record<ComparedKind, string> = {
  leads: 'leads',
  quotes: 'quotes',
  cards: 'cards',
  codes: 'short_links',
  emails: 'emails',
}

/** Compares the running with the restored database. Reads leads in parts, so memory is constant. */
export async function compareRestored(server: DatabaseServer): Promise<Comparison> {
  return withClient(server.connectTo(server.running), (now) =>
    withClient(server.connectTo(server.restored), (restored) => compare(now, restored)),
  )
}

async function compare(now: Client, restored: Client): Promise<Comparison> {
  const [countsNow, countsRestored] = [await countAll(now), await countAll(restored)]
  const count = (kind: ComparedKind) => ({ now: countsNow[kind], restored: countsRestored[kind] })
  return {
    counts: {
      leads: count('leads'),
      quotes: count('quotes'),
      cards: count('cards'),
      codes: count('codes'),
      emails: count('emails'),
    },
    newest: { now: await findNewest(now), restored: await findNewest(restored) },
    leads: await compareLeads(now, restored),
  }
}

async function countAll(client: Client): Promise<Record<ComparedKind, number>> {
  const { rows } = await client.query<Record<ComparedKind, number>>(
    `select ${comparedKinds
      .map((kind) => `(select count(*)::int from ${tables[kind]}) as ${kind}`)
      .join(', ')}`,
  )
  return rows[0] ?? { leads: 0, quotes: 0, cards: 0, codes: 0, emails: 0 }
}

async function findNewest(client: Client): Promise<NewestLead | null> {
  const { rows } = await client.query<NewestLead>(
    `select name, received_at as "receivedAt" from leads order by received_at desc, id desc limit 1`,
  )
  return rows[0] ?? null
}

type Row = { id: string; version: number }

const pageSize = 10_000
const namesShown = 5

async function* readLeads(client: Client): AsyncGenerator<Row, void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await client.query<Row>(
      `select id, version from leads where id > $1 order by id limit ${pageSize}`,
      [after],
    )
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}

/** Both are sorted by id, so one step through both finds what only one has. */
async function compareLeads(now: Client, restored: Client): Promise<Comparison['leads']> {
  const found = { onlyRestored: 0, changed: 0 }
  const onlyNow: string[] = []
  const [ours, theirs] = [readLeads(now), readLeads(restored)]
  let [one, other] = [await next(ours), await next(theirs)]
  while (one !== null || other !== null) {
    if (one !== null && (other === null || one.id < other.id)) {
      onlyNow.push(one.id)
      one = await next(ours)
    } else if (other !== null && (one === null || other.id < one.id)) {
      found.onlyRestored += 1
      other = await next(theirs)
    } else {
      if (one?.version !== other?.version) found.changed += 1
      one = await next(ours)
      other = await next(theirs)
    }
  }
  return { onlyNow: onlyNow.length, onlyNowNames: await findNames(now, onlyNow), ...found }
}

async function next(rows: AsyncGenerator<Row, void>): Promise<Row | null> {
  const result = await rows.next()
  return result.done === true ? null : result.value
}

async function findNames(client: Client, ids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from leads where id = any ($1::uuid[])
    order by received_at desc, id desc limit ${namesShown}`,
    [ids],
  )
  return rows.map(({ name }) => name)
}
