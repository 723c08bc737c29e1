import { cardEnd, storedCardStatuses } from '#domain/business-card/card-status.ts'
import { parseCardForm, type CardFaultsByField } from '#domain/business-card/card-form.ts'
import { isCardSlug } from '#domain/business-card/card-slug.ts'
import { readStart } from '#domain/business-card/read-card-form.ts'
import { isDay } from '#domain/typed-date-time.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { textField } from '../request/require-form.ts'
import type { Database } from '../db/database.ts'
import { changeSettings } from '../settings/setting-store.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { addCard, changeCard, removeCard, type CardChange } from './card-store.ts'

type Needs = { database: Database; settings: SettingsCache }

/** Faults of the whole form: those of the card's content, and of slug, start and status. */
export type SaveFaults = CardFaultsByField | Readonly<Record<string, 'slug' | 'taken' | 'invalid'>>

export type SaveResult =
  | { kind: 'saved' }
  | { kind: 'invalid'; faults: SaveFaults }
  | { kind: 'stale' }
  | { kind: 'gone' }
  /** A new card whose id is already stored. */
  | { kind: 'exists' }

/**
 * Stores the editor's form: a new card if `version` is null, else a change based on that version.
 */
export async function saveCard(
  needs: Needs,
  form: FormData,
  { id, version }: { id: string; version: number | null },
): Promise<SaveResult> {
  const read = readCardChange(form)
  if ('faults' in read) return { kind: 'invalid', faults: read.faults }
  const result =
    version === null
      ? await addCard(needs.database, { id, ...read.change })
      : await changeCard(needs.database, { id, version, ...read.change })
  if (result === 'taken') return { kind: 'invalid', faults: { slug: 'taken' } }
  if (result !== 'changed') return { kind: result }
  await publishChange(needs)
  return { kind: 'saved' }
}

export async function deleteCard(needs: Needs, id: string): Promise<void> {
  await removeCard(needs.database, id)
  await publishChange(needs)
}

/** Makes every node drop its rendered pages. */
async function publishChange({ database, settings }: Needs): Promise<void> {
  await changeSettings(database, { cards_changed: new Date().toISOString() })
  await settings.refresh()
}

function readCardChange(form: FormData): { change: CardChange } | { faults: SaveFaults } {
  const parsed = parseCardForm(form)
  const slug = cleanLine(textField(form, 'slug')).toLowerCase()
  const status = storedCardStatuses.find((each) => each === textField(form, 'status'))
  const startsOn = readStart((name) => form.get(name))
  const faults = {
    ...(isCardSlug(slug) ? {} : { slug: 'slug' as const }),
    ...(startsOn.startsWith('20') && isDay(startsOn) ? {} : { startsOn: 'invalid' as const }),
    ...(status ? {} : { status: 'invalid' as const }),
    ...(parsed.ok ? {} : parsed.faults),
  }
  if (!parsed.ok || !status || Object.keys(faults).length > 0) return { faults }
  const { content } = parsed
  return { change: { slug, status, startsOn, expiresOn: cardEnd(startsOn), content } }
}
