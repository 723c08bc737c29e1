import type { Database } from '../db/database.ts'
import { listen, type Listening } from '../db/listen.ts'
import type { SettingsBoard } from './settings-board.ts'
import { settingsChannel } from './setting-store.ts'

type Parts = { database: Pick<Database, 'pool'>; board: SettingsBoard; checkEveryMs?: number }

/** Hears of changes on other nodes at once, and looks for itself every few seconds: a call that a broken connection lost is not lost for long. */
export async function watchSettings({
  database,
  board,
  checkEveryMs = 4_000,
}: Parts): Promise<{ stop: () => Promise<void> }> {
  let listening: Listening | null = null
  let isStopped = false
  let clock: NodeJS.Timeout | undefined

  async function listenAgain(): Promise<void> {
    if (listening && !listening.hasEnded()) return
    await listening?.end()
    listening = await listen(database, settingsChannel, () => void board.refresh()).catch(
      () => null,
    )
  }

  async function look(): Promise<void> {
    await listenAgain()
    await board.refresh()
    if (isStopped) await listening?.end()
    else clock = setTimeout(() => void look(), checkEveryMs).unref()
  }

  await look()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(clock)
      await listening?.end()
    },
  }
}
