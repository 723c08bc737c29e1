import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { SavedFilterEdit } from '#domain/leads/saved-filter.ts'
import { maxSavedFilters } from '#domain/leads/saved-filter-limits.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { editSavedFilters } from '#server/leads/saved-filter-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { EditResult } from './edit-leads.server.ts'

/** Saves, renames or removes a filter of the list. A removal can be undone. */
export async function applyFilterEdit(
  { database }: ServerContext,
  edit: SavedFilterEdit,
  lang: DeskLang,
): Promise<EditResult> {
  const { saved } = deskCopyFor(lang).admin.leads
  const stored = await editSavedFilters(database, edit)
  if (!stored) {
    const text =
      edit.intent === 'save-filter' ? fill(saved.full, { max: maxSavedFilters }) : saved.gone
    return { kind: 'failed', text, status: 409, undo: null }
  }
  const { id, name, query } = stored
  const words = {
    'save-filter': saved.saved,
    'rename-filter': saved.renamed,
    'remove-filter': saved.removed,
  }
  return {
    kind: 'done',
    text: fill(words[edit.intent], { name: isolateAuto(name) }),
    status: 200,
    undo:
      edit.intent === 'remove-filter'
        ? [
            ['intent', 'save-filter'],
            ['id', id],
            ['name', name],
            ['query', query],
          ]
        : null,
  }
}
