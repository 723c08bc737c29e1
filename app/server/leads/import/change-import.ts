import { countryCodes } from '#catalog/countries.ts'
import { parseColumnChoices, parseStartChoices } from '#domain/leads/import/import-choices.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { textField } from '#server/request/require-form.ts'
import type { ServerContext } from '#server/server-context.ts'
import { parsePlan } from './import-plan.ts'
import { discardImport, fromTheStart, getImport, moveImport, recordImport } from './import-store.ts'

/** `stale`: the import is no longer where the page showed it, or the form is unknown. */
export type ImportChange = 'changed' | 'discarded' | 'needs-contact' | 'stale'

const nothingCounted = { added: 0, known: 0 } as const

/** Does what a form of an import's page asks for. Further work begins in the background. */
export async function changeImport(
  { database, imports }: Pick<ServerContext, 'database' | 'imports'>,
  { id, form, actor }: { id: string; form: FormData; actor: Actor },
): Promise<ImportChange> {
  const result = await change({ database, id, form, actor })
  if (result === 'changed') void imports.work()
  return result
}

async function change({
  database,
  id,
  form,
  actor,
}: Pick<ServerContext, 'database'> & {
  id: string
  form: FormData
  actor: Actor
}): Promise<ImportChange> {
  const intent = textField(form, 'intent')
  const row = await getImport(database, id)
  if (row === null) return 'stale'
  const { adminId } = actor
  const done = (isMoved: boolean) => (isMoved ? 'changed' : 'stale')
  if (intent === 'discard') return (await discardImport(database, id)) ? 'discarded' : 'stale'
  if (intent === 'columns') {
    const from = { id, from: ['checked'] as const }
    return done(await moveImport(database, from, { ...fromTheStart, state: 'matching' }))
  }
  if (intent === 'check') {
    const choices = parseColumnChoices(form, countryCodes)
    if (choices === null) return 'needs-contact'
    if (row.state !== 'matching') return 'stale'
    const plan = { ...parsePlan(row.plan), ...choices, columns: [...choices.columns] }
    const from = { id, from: ['matching'] as const }
    return done(
      await moveImport(database, from, {
        ...fromTheStart,
        ...nothingCounted,
        state: 'checking',
        rows: null,
        plan,
      }),
    )
  }
  if (intent === 'undo') {
    const from = { id, from: ['importing', 'imported'] as const }
    const isMoved = await moveImport(database, from, { ...fromTheStart, state: 'undoing', adminId })
    if (isMoved) await recordImport(database, 'lead-import-undone', actor, row.added)
    return done(isMoved)
  }
  const choices = parseStartChoices(form)
  if (choices === null || row.state !== 'checked') return 'stale'
  const plan = { ...parsePlan(row.plan), ...choices }
  const isMoved = await moveImport(
    database,
    { id, from: ['checked'] },
    { ...fromTheStart, ...nothingCounted, state: 'importing', adminId, plan },
  )
  if (isMoved) await recordImport(database, 'lead-import-begun', actor, row.added + row.known)
  return done(isMoved)
}
