import type { Database } from '../db/database.ts'
import { listen, type ChannelSubscription } from '../db/listen.ts'
import type { SettingsBoard } from './settings-board.ts'
import { settingsChannel } from './setting-store.ts'

type Parts = { database: Pick<Database, 'pool'>; board: SettingsBoard; checkEveryMs?: number }

/** Hears of changes on other nodes at once, and looks for itself every few seconds: a call that a broken connection lost is not lost for long. */
export async function watchSettings({
  database,
  board,
  checkEveryMs = 4_000,
}: Parts): Promise<{ stop: () => Promise<void> }> {
  let subscription: ChannelSubscription | null = null
  let isStopped = false
  let clock: NodeJS.Timeout | undefined

  async function listenAgain(): Promise<void> {
    if (subscription && !subscription.isClosed()) return
    await subscription?.close()
    subscription = await listen(database, settingsChannel, () => void board.refresh()).catch(
      () => null,
    )
  }

  async function look(): Promise<void> {
    await listenAgain()
    await board.refresh()
    if (isStopped) await subscription?.close()
    else clock = setTimeout(() => void look(), checkEveryMs).unref()
  }

  await look()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(clock)
      await subscription?.close()
    },
  }
}
