import type { Logger } from 'pino'
import { company } from '#catalog/company.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import type { Database } from '../db/database.ts'
import { errorReason } from '../db/database-error.ts'
import { parseSetting, type SettingKey } from './setting-schemas.ts'
import { findSettings, type SettingRow } from './setting-store.ts'

type Parts = {
  database: Pick<Database, 'orm'>
  log: Logger
  /** Something that pages show is no longer so. */
  onChange: () => void
}

/**
 * What the settings say, at hand without a question to the database. A database that does not answer changes nothing: pages go on with what was
 * read last. A new day counts as a change, since rates of tax begin on days.
 */
export function createSettingsBoard({ database, log, onChange }: Parts) {
  let rows: readonly SettingRow[] = []
  let seen = ''
  let isAway = false
  let reading = Promise.resolve()
  let next: Promise<void> | null = null

  async function read(): Promise<void> {
    try {
      rows = await findSettings(database)
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ event: 'settings-unreadable', reason: errorReason(error) })
      isAway = true
    }
    const now = JSON.stringify([dayIn(new Date(), company.timeZone), rows])
    if (now === seen) return
    seen = now
    onChange()
  }

  return {
    get: <Key extends SettingKey>(key: Key) =>
      parseSetting(key, rows.find((row) => row.key === key)?.value),
    row: (key: SettingKey): SettingRow | null => rows.find((row) => row.key === key) ?? null,
    /** Begins after the reading under way, which may have begun before a change. Many calls at once are one. */
    refresh: (): Promise<void> =>
      (next ??= reading.then(() => {
        next = null
        reading = read()
        return reading
      })),
  }
}

export type SettingsBoard = ReturnType<typeof createSettingsBoard>
