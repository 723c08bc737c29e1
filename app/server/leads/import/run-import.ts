import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countries } from '#catalog/countries.ts'
import { readRow } from '#domain/leads/import/read-row.ts'
import { identityOf } from '#domain/people/identity.ts'
import type { Database } from '#server/db/database.ts'
import { batchSize } from '#server/db/in-batches.ts'
import { isRowRefused } from '#server/db/is-row-refused.ts'
import { deleteLeads } from '../lead-bin-store.ts'
import { createSeen } from './check-import.ts'
import {
  addImportedLeads,
  findKnownPeople,
  findLeadsOfImport,
  type LeadOfFile,
} from './imported-leads-store.ts'
import { inRowBatches } from './in-row-batches.ts'
import { parsePlan, type ImportPlan } from './import-plan.ts'
import {
  continueImport,
  finishWork,
  readPieces,
  type Claim,
  type ImportRow,
} from './import-store.ts'
import { readPeople, type TableRow } from './read-table.ts'
import { rowRules } from './row-rules.ts'

type Job = { claim: Claim; row: ImportRow }

/**
 * Stores the leads of a file. Each batch is a transaction that also says how far it is: after a stop
 * the next run goes on behind it. A batch with a row that the database refuses is stored in halves,
 * until that row alone is left out. Ends early if the owner undoes the import meanwhile.
 */
export async function runImport(database: Database, { claim, row }: Job): Promise<void> {
  const plan = parsePlan(row.plan)
  const rules = rowRules(plan, row.createdAt)
  const people = skip(readPeople(readPieces(database, row.id), plan), claim.rowsDone)
  let place = claim

  const storeWhole = async (batch: readonly TableRow[]): Promise<boolean> => {
    const leads = batch.flatMap(({ cells }) => {
      const lead = readRow(cells, rules)
      return typeof lead === 'string' ? [] : [toStored(lead, { plan, at: row.createdAt })]
    })
    const next = await storeBatch(database, leads, { place, row, plan, rows: batch.length })
    place = next ?? place
    return next !== null
  }

  const store = async (batch: readonly TableRow[]): Promise<boolean> => {
    try {
      return await storeWhole(batch)
    } catch (error) {
      if (!isRowRefused(error)) throw error
    }
    const [first] = batch
    if (first && batch.length === 1) {
      const refusal = { row: first.row, reason: 'not-stored' } as const
      const next = await continueImport(database, place, { rows: 1, refusal })
      place = next ?? place
      return next !== null
    }
    const half = Math.ceil(batch.length / 2)
    return (await store(batch.slice(0, half))) && (await store(batch.slice(half)))
  }

  if (await inRowBatches(people, batchSize, store)) await finishWork(database, place, 'imported')
}

async function* skip<Row>(rows: AsyncIterable<Row>, count: number): AsyncGenerator<Row> {
  let index = 0
  for await (const row of rows) if ((index += 1) > count) yield row
}

type Read = Exclude<ReturnType<typeof readRow<string, string, string>>, string>

/** A lead without a date of its own arrived when its file did. */
function toStored(lead: Read, { plan, at }: { plan: ImportPlan; at: Date }): LeadOfFile {
  return {
    ...lead,
    id: randomUUIDv7(),
    phonePrefix: lead.phonePrefix || countries[plan.country].prefix,
    receivedAt: lead.receivedAt ?? at,
    language: lead.language ?? 'he',
    status: lead.status ?? plan.status,
  }
}

type Batch = { place: Claim; row: ImportRow; plan: ImportPlan; rows: number }

function storeBatch(
  database: Database,
  leads: readonly LeadOfFile[],
  { place, row, plan, rows }: Batch,
): Promise<Claim | null> {
  return database.orm.transaction(async (transaction) => {
    const store = { orm: transaction }
    const isKnown = await findKnownPeople(store, leads.map(identityOf))
    const seen = createSeen()
    const known = new Set(
      leads.filter((lead) => {
        const person = identityOf(lead)
        const isRepeated = seen(person)
        return isKnown(person) || isRepeated
      }),
    )
    const chosen = plan.duplicates === 'skip' ? leads.filter((lead) => !known.has(lead)) : leads
    const added = leads.length - known.size
    const next = await continueImport(store, place, { rows, added, known: known.size })
    if (next === null) return null
    await addImportedLeads(transaction, chosen, { importId: row.id, adminId: row.adminId })
    return next
  })
}

/** Moves the leads of an import to the bin, where they can be restored from. */
export async function undoImport(database: Database, { claim, row }: Job): Promise<void> {
  const actor = { adminId: row.adminId, ipAddress: '', now: new Date() }
  let place: Claim | null = claim
  let last: string | null = null
  while (place !== null) {
    const ids = await findLeadsOfImport(database, row.id, last)
    if (ids.length === 0) return finishWork(database, place, 'undone')
    const start = performance.now()
    const { deleted } = await deleteLeads(database, ids, actor)
    place = await continueImport(database, place, { rows: deleted })
    last = ids.at(-1) ?? null
    await sleep(performance.now() - start)
  }
}
