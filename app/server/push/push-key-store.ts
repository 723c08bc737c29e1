import { sql } from 'drizzle-orm'
import webPush from 'web-push'
import type { Database } from '../db/database.ts'
import { pushDevices, pushKeys } from '../db/push-schema.ts'
import type { Env } from '../env.ts'
import { openSecret, sealSecret } from '../settings/sealed-secret.ts'

type Folder = Pick<Env, 'DATA_DIR'>

/** As base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** null before the first device, or where the key of this data folder did not encrypt them. */
export async function readPushKeys(
  { orm }: Pick<Database, 'orm'>,
  env: Folder,
): Promise<PushKeys | null> {
  const [row] = await orm.select().from(pushKeys)
  const privateKey = row ? openSecret(env, row.sealed) : null
  return row && privateKey !== null ? { publicKey: row.publicKey, privateKey } : null
}

/**
 * The keys, created if there are none that this data folder can open. Devices of other keys would
 * refuse every notice, so they go.
 */
export async function ensurePushKeys(database: Database, env: Folder): Promise<PushKeys> {
  return (await readPushKeys(database, env)) ?? (await makePushKeys(database, env))
}

const keyLock = 7_413_026

async function makePushKeys(database: Database, env: Folder): Promise<PushKeys> {
  return database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${keyLock})`)
    const others = await readPushKeys({ orm: transaction }, env)
    if (others !== null) return others
    const made = webPush.generateVAPIDKeys()
    const row = { publicKey: made.publicKey, sealed: sealSecret(env, made.privateKey) }
    await transaction.delete(pushDevices)
    await transaction
      .insert(pushKeys)
      .values({ id: 1, ...row })
      .onConflictDoUpdate({ target: pushKeys.id, set: row })
    return made
  })
}
