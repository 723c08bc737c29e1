import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Refusal } from '#domain/leads/import/import-fields.ts'
import { draftStates, workingStates, type ImportState } from '#domain/leads/import/import-state.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { leadImportPieces, leadImports } from '#server/db/import-schema.ts'
import type { ImportPlan } from './import-plan.ts'

type Store = Pick<Database, 'orm'>

export type ImportRow = typeof leadImports.$inferSelect

/** Seconds for which a node works on an import before another one may continue. */
const leaseSeconds = 60

/** Hours after which a file that nobody imported is removed. */
const draftHours = 24

/** Refused rows that are listed; the others are counted. */
export const maxRefusals = 50

export type NewPiece = { id: string; place: number; fileName: string; content: Uint8Array }

/** Stores a piece of a file once. Returns whether the import still takes pieces of this admin. */
export async function addPiece(
  { orm }: Store,
  { id, place, fileName, content }: NewPiece,
  { adminId }: Pick<Actor, 'adminId'>,
): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    await transaction
      .insert(leadImports)
      .values({ id, adminId, fileName, state: 'uploading' })
      .onConflictDoNothing()
    const [open] = await transaction
      .select({ id: leadImports.id })
      .from(leadImports)
      .where(and(eq(leadImports.id, id), isIn(['uploading']), eq(leadImports.adminId, adminId)))
      .for('update')
    if (!open) return false
    await transaction
      .insert(leadImportPieces)
      .values({ importId: id, place, content: Buffer.from(content) })
      .onConflictDoNothing()
    return true
  })
}

/** The file of an import, piece by piece. */
export async function* readPieces({ orm }: Store, id: string): AsyncGenerator<Uint8Array> {
  for (let last = -1; ;) {
    const [piece] = await orm
      .select({ place: leadImportPieces.place, content: leadImportPieces.content })
      .from(leadImportPieces)
      .where(and(eq(leadImportPieces.importId, id), gt(leadImportPieces.place, last)))
      .orderBy(asc(leadImportPieces.place))
      .limit(1)
    if (!piece) return
    yield piece.content
    last = piece.place
  }
}

export async function getImport({ orm }: Store, id: string): Promise<ImportRow | null> {
  const [found] = await orm.select().from(leadImports).where(eq(leadImports.id, id))
  return found ?? null
}

/** The newest imports, those that were not begun included. */
export function findImports({ orm }: Store, limit: number): Promise<ImportRow[]> {
  return orm
    .select()
    .from(leadImports)
    .where(ne(leadImports.state, 'uploading'))
    .orderBy(desc(leadImports.createdAt))
    .limit(limit)
}

type Change = Partial<Omit<ImportRow, 'id' | 'createdAt'>>

/** Changes an import if it is in one of these states. Returns whether it was. */
export async function moveImport(
  { orm }: Store,
  { id, from }: { id: string; from: readonly ImportState[] },
  change: Change & { plan?: ImportPlan },
): Promise<boolean> {
  const moved = await orm
    .update(leadImports)
    .set(change)
    .where(and(eq(leadImports.id, id), isIn(from)))
    .returning({ id: leadImports.id })
  return moved.length > 0
}

/** What a state begins with: nothing is done, and no node works on it. */
export const fromTheStart = { rowsDone: 0, worker: null, workerUntil: null } satisfies Change

/** Removes an import of which nothing is stored, with its file. */
export async function discardImport({ orm }: Store, id: string): Promise<boolean> {
  const removed = await orm
    .delete(leadImports)
    .where(and(eq(leadImports.id, id), isIn(draftStates)))
    .returning({ id: leadImports.id })
  return removed.length > 0
}

/** Removes files that nobody imported within a day. */
export async function removeOldDrafts({ orm }: Store): Promise<void> {
  const cutoff = sql`now() - make_interval(hours => ${draftHours})`
  await orm.delete(leadImports).where(and(isIn(draftStates), lt(leadImports.createdAt, cutoff)))
}

/** Takes the oldest import that waits for work, for this node. */
export async function claimImport({ orm }: Store, worker: string): Promise<ImportRow | null> {
  const isFree = or(
    isNull(leadImports.worker),
    eq(leadImports.worker, worker),
    sql`${leadImports.workerUntil} < now()`,
  )
  const waiting = orm
    .select({ id: leadImports.id })
    .from(leadImports)
    .where(and(isIn(workingStates), isFree))
    .orderBy(asc(leadImports.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await orm
    .update(leadImports)
    .set({ worker, workerUntil: leaseEnd() })
    .where(inArray(leadImports.id, waiting))
    .returning()
  return claimed ?? null
}

/** An import that this node works on, and how far it was when it looked. */
export type Claim = Pick<ImportRow, 'id' | 'state' | 'rowsDone'> & { worker: string }

/**
 * Reports progress, and returns where the import is now. Returns null if the owner or another node
 * has changed it since, and the work has to end without a trace.
 */
export async function continueImport(
  { orm }: Store | { orm: Transaction },
  claim: Claim,
  done: { rows: number; added?: number; known?: number; refusal?: Refusal },
): Promise<Claim | null> {
  const rowsDone = claim.rowsDone + done.rows
  const { refusal } = done
  const moved = await orm
    .update(leadImports)
    .set({
      rowsDone,
      added: sql`${leadImports.added} + ${done.added ?? 0}`,
      known: sql`${leadImports.known} + ${done.known ?? 0}`,
      ...(refusal && {
        refused: sql`${leadImports.refused} + 1`,
        refusals: sql`case when jsonb_array_length(${leadImports.refusals}) < ${maxRefusals}
          then ${leadImports.refusals} || ${JSON.stringify([refusal])}::jsonb
          else ${leadImports.refusals} end`,
      }),
      workerUntil: leaseEnd(),
    })
    .where(and(isClaimed(claim), eq(leadImports.rowsDone, claim.rowsDone)))
    .returning({ id: leadImports.id })
  return moved.length > 0 ? { ...claim, rowsDone } : null
}

export type CheckResult = {
  rows: number
  added: number
  known: number
  refused: number
  refusals: readonly Refusal[]
}

export async function finishCheck(
  { orm }: Store,
  claim: Claim,
  result: CheckResult,
): Promise<void> {
  await orm
    .update(leadImports)
    .set({ ...fromTheStart, state: 'checked', ...result })
    .where(isClaimed(claim))
}

export async function breakImport({ orm }: Store, claim: Claim, brokenRow: number): Promise<void> {
  await orm
    .update(leadImports)
    .set({ ...fromTheStart, state: 'broken', brokenRow })
    .where(isClaimed(claim))
}

/** Ends an import or its undoing, and removes the file. */
export async function finishWork(
  { orm }: Store,
  claim: Claim,
  state: 'imported' | 'undone',
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(leadImports)
      .set({ state, worker: null, workerUntil: null })
      .where(isClaimed(claim))
      .returning({ id: leadImports.id })
    if (!ended) return
    await transaction.delete(leadImportPieces).where(eq(leadImportPieces.importId, claim.id))
  })
}

export async function recordImport(
  store: Store,
  action: 'lead-import-begun' | 'lead-import-undone',
  { adminId, ipAddress }: Pick<Actor, 'adminId' | 'ipAddress'>,
  leads: number,
): Promise<void> {
  await addAuditEvent(store, { action, adminId, ipAddress, detail: { leads } })
}

/** Lets another node continue at once. */
export async function releaseImports({ orm }: Store, worker: string): Promise<void> {
  await orm
    .update(leadImports)
    .set({ worker: null, workerUntil: null })
    .where(eq(leadImports.worker, worker))
}

function isIn(states: readonly ImportState[]): SQL {
  return inArray(leadImports.state, [...states])
}

function isClaimed({ id, state, worker }: Claim): SQL | undefined {
  return and(eq(leadImports.id, id), eq(leadImports.state, state), eq(leadImports.worker, worker))
}

function leaseEnd(): SQL {
  return sql`now() + make_interval(secs => ${leaseSeconds})`
}
