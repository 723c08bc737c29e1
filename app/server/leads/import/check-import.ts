import type { Refusal } from '#domain/leads/import/import-fields.ts'
import { readRow } from '#domain/leads/import/read-row.ts'
import { identityOf, type Identity } from '#domain/people/identity.ts'
import type { Database } from '#server/db/database.ts'
import { batchSize } from '#server/db/in-batches.ts'
import { findKnownPeople } from './imported-leads-store.ts'
import { inRowBatches } from './in-row-batches.ts'
import { parsePlan } from './import-plan.ts'
import {
  continueImport,
  finishCheck,
  maxRefusals,
  readPieces,
  type CheckResult,
  type Claim,
  type ImportRow,
} from './import-store.ts'
import { readPeople, type TableRow } from './read-table.ts'
import { rowRules } from './row-rules.ts'

/**
 * Reads each row of a file, and counts who is new, who is known and who is refused. Stores nothing
 * else. Ends early if the owner has changed the import meanwhile.
 */
export async function checkImport(
  database: Database,
  { claim, row }: { claim: Claim; row: ImportRow },
): Promise<void> {
  const plan = parsePlan(row.plan)
  const rules = rowRules(plan, row.createdAt)
  const result: CheckResult = { rows: 0, added: 0, known: 0, refused: 0, refusals: [] }
  const refusals: Refusal[] = []
  const seen = createSeen()
  let place = claim

  const handle = async (batch: readonly TableRow[]): Promise<boolean> => {
    const people: Identity[] = []
    for (const { row: number, cells } of batch) {
      const lead = readRow(cells, rules)
      if (typeof lead !== 'string') people.push(identityOf(lead))
      else {
        result.refused += 1
        if (refusals.length < maxRefusals) refusals.push({ row: number, reason: lead })
      }
    }
    const isKnown = await findKnownPeople(database, people)
    for (const person of people) {
      const isRepeated = seen(person)
      if (isKnown(person) || isRepeated) result.known += 1
      else result.added += 1
    }
    result.rows += batch.length
    const next = await continueImport(database, place, { rows: batch.length })
    place = next ?? place
    return next !== null
  }

  const people = readPeople(readPieces(database, row.id), plan)
  if (await inRowBatches(people, batchSize, handle))
    await finishCheck(database, place, { ...result, refusals })
}

/** Whether a person was in an earlier row. Holds one short text for each address and phone. */
export function createSeen(): (person: Identity) => boolean {
  const seen = new Set<string>()
  return ({ email, phone }) => {
    const keys = [email, phone].filter((key) => key !== null)
    const isRepeated = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isRepeated
  }
}
