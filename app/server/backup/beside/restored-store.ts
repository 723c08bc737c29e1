import type { Client } from 'pg'
import { z } from 'zod'
import { grantToSite } from '#server/db/site-roles.ts'
import { type DatabaseServer, withClient } from './database-server-store.ts'

/** What is restored beside the running data. Stored with the database itself, on all nodes. */
const restoredNote = z.object({
  /** The file name of the backup. */
  backup: z.string(),
  madeAt: z.iso.datetime(),
})

export type RestoredNote = z.output<typeof restoredNote>

/** What is restored; null if nothing is, or if a restore has not come to its end. */
export async function findRestored(server: DatabaseServer): Promise<RestoredNote | null> {
  const text = await withClient(server.administrator, (client) => readNote(client, server.restored))
  try {
    return restoredNote.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

async function readNote(client: Client, database: string): Promise<string | null> {
  const { rows } = await client.query<{ note: string | null }>(
    `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
    [database],
  )
  return rows[0]?.note ?? null
}

/** Marks the restored database as complete. */
export async function noteRestored(server: DatabaseServer, note: RestoredNote): Promise<void> {
  await withClient(server.connectTo(server.restored), (client) =>
    client.query(
      `comment on database "${server.restored}" is ${client.escapeLiteral(JSON.stringify(note))}`,
    ),
  )
}

/** Lets the site use what was restored, and gathers statistics: without them first lists are slow. */
export async function openToSite({ restored, site, connectTo }: DatabaseServer): Promise<void> {
  await withClient(connectTo(restored), async (client) => {
    await grantToSite(client, site)
    await client.query('analyze')
  })
}

export async function createRestored({ restored, owner, administrator }: DatabaseServer) {
  await withClient(administrator, (client) =>
    client.query(`create database "${restored}" owner ${owner} template template0`),
  )
}

/** Does nothing if the database does not exist. */
export async function dropDatabase(
  { administrator }: DatabaseServer,
  database: string,
): Promise<void> {
  await withClient(administrator, (client) =>
    client.query(`drop database if exists "${database}" with (force)`),
  )
}

export async function databaseExists(
  { administrator }: DatabaseServer,
  database: string,
): Promise<boolean> {
  return withClient(administrator, async (client) => {
    const { rows } = await client.query('select from pg_database where datname = $1', [database])
    return rows.length > 0
  })
}

const lockNumber = 720_411_868

/**
 * Runs `work` while this process holds the lock of restores on the whole server. Waits for another
 * node or command that holds it: the backup of a former state is made after its switch.
 */
export async function withRestoreLock<Result>(
  { administrator }: DatabaseServer,
  work: () => Promise<Result>,
): Promise<Result> {
  return withClient(administrator, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    return work()
  })
}
