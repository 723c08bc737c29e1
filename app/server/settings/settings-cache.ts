import type { Logger } from 'pino'
import { timeZone } from '#catalog/place.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import type { Database } from '../db/database.ts'
import { errorReason } from '../db/database-error.ts'
import { parseSetting, type SettingKey } from './setting-schemas.ts'
import { findSettings, type SettingRow } from './setting-store.ts'

type Parts = {
  database: Pick<Database, 'orm'>
  log: Logger
  /** Called when settings that pages depend on have changed. */
  onChange: () => void
}

/**
 * The settings in memory. While the database does not respond, the last values stay. A new day
 * counts as a change, because a VAT rate can start on it.
 */
export function createSettingsCache({ database, log, onChange }: Parts) {
  let rows: readonly SettingRow[] = []
  let lastSeen = ''
  let isUnreadable = false
  let reading = Promise.resolve()
  let next: Promise<void> | null = null

  async function read(): Promise<void> {
    try {
      rows = await findSettings(database)
      isUnreadable = false
    } catch (error) {
      if (!isUnreadable) log.warn({ event: 'settings-unreadable', reason: errorReason(error) })
      isUnreadable = true
    }
    const now = JSON.stringify([dayIn(new Date(), timeZone), rows])
    if (now === lastSeen) return
    lastSeen = now
    onChange()
  }

  return {
    get: <Key extends SettingKey>(key: Key) =>
      parseSetting(key, rows.find((row) => row.key === key)?.value),
    row: (key: SettingKey): SettingRow | null => rows.find((row) => row.key === key) ?? null,
    /**
     * Waits for a read in progress, which may have started before the change. Concurrent calls
     * share one read.
     */
    refresh: (): Promise<void> =>
      (next ??= reading.then(() => {
        next = null
        reading = read()
        return reading
      })),
  }
}

export type SettingsCache = ReturnType<typeof createSettingsCache>
