import type { Database } from '../db/database.ts'
import { listen, type ChannelSubscription } from '../db/listen.ts'
import type { SettingsCache } from './settings-cache.ts'
import { settingsChannel } from './setting-store.ts'

type Parts = { database: Pick<Database, 'pool'>; settings: SettingsCache; pollEveryMs?: number }

/**
 * Listens for changes on other nodes. Also polls every few seconds, because a notification is lost
 * when the connection breaks.
 */
export async function watchSettings({
  database,
  settings,
  pollEveryMs = 4_000,
}: Parts): Promise<{ stop: () => Promise<void> }> {
  let subscription: ChannelSubscription | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function ensureSubscription(): Promise<void> {
    if (subscription && !subscription.isClosed()) return
    await subscription?.close()
    subscription = await listen(database, settingsChannel, () => void settings.refresh()).catch(
      () => null,
    )
  }

  async function poll(): Promise<void> {
    await ensureSubscription()
    await settings.refresh()
    if (isStopped) await subscription?.close()
    else timer = setTimeout(() => void poll(), pollEveryMs).unref()
  }

  await poll()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await subscription?.close()
    },
  }
}
