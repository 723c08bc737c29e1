import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { type DatabaseServer, withClient } from './database-server-store.ts'

/**
 * Rows of these tables say who may sign in, and which browsers get notices. A row of `admins` comes
 * before those that name it.
 */
const accountTables = [
  'admins',
  'authenticators',
  'admin_codes',
  'admin_sessions',
  'push_keys',
  'push_devices',
] as const

/**
 * Who may sign in stays as it is today: a backup must not let a removed admin in again, nor end the
 * session of the one who restores it. Without an admin today those of the backup stay.
 */
export async function keepAccounts(server: DatabaseServer): Promise<void> {
  const today = await withClient(server.connectTo(server.running), readAccounts)
  if (today[0]?.rows.length === 0) return
  await withClient(server.connectTo(server.restored), async (client) => {
    await client.query('begin')
    const ids = today[0]?.rows.map(({ id }) => id)
    await client.query('delete from admins where id <> all ($1::uuid[])', [ids])
    for (const { table } of today.slice(1)) await client.query(`delete from ${table}`)
    for (const { table, rows } of today)
      await client.query(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)
        ${table === 'admins' ? replaceAdmin : ''}`,
        [JSON.stringify(rows)],
      )
    await client.query('commit')
  })
}

const replaceAdmin = `on conflict (id) do update set email = excluded.email,
  name = excluded.name, password_hash = excluded.password_hash, created_at = excluded.created_at`

async function readAccounts(client: Client) {
  const read = []
  for (const table of accountTables) {
    const { rows } = await client.query<{ row: { id?: string } }>(
      `select to_jsonb(${table}) as row from ${table}`,
    )
    read.push({ table, rows: rows.map(({ row }) => row) })
  }
  return read
}

/**
 * An email that was waiting when the backup was made has been sent since, so the switch must not
 * send it again. What is waiting today goes out from the restored database.
 */
export async function setAsideSentEmails(server: DatabaseServer): Promise<void> {
  const waiting = `select id from emails where status = 'waiting'`
  const today = await withClient(server.connectTo(server.running), (client) =>
    client.query<{ id: string }>(waiting),
  )
  await withClient(server.connectTo(server.restored), (client) =>
    client.query(
      `update emails set status = 'dismissed' where status = 'waiting' and id <> all ($1::uuid[])`,
      [today.rows.map(({ id }) => id)],
    ),
  )
}

/**
 * Gives the restored database the name of the running one, which gets another, in one transaction.
 * Renaming waits until nobody is connected, and keeps new connections waiting meanwhile: they find
 * the restored database.
 */
export async function exchangeNames(server: DatabaseServer): Promise<void> {
  const { administrator, running, restored, former } = server
  await withClient(administrator, async (client) => {
    await client.query('begin')
    await whileEndingSessions(server, () =>
      client.query(`alter database "${running}" rename to "${former}"`),
    )
    await client.query(`comment on database "${restored}" is null`)
    await client.query(`alter database "${restored}" rename to "${running}"`)
    await client.query('commit')
  })
}

/** Ends the sessions of the running database as long as `work` takes: each of the two roles its own. */
async function whileEndingSessions(
  { administrator, siteElsewhere, running }: DatabaseServer,
  work: () => Promise<unknown>,
): Promise<void> {
  await withClient(administrator, (owner) =>
    withClient(siteElsewhere, async (site) => {
      let isOver = false
      const working = work().finally(() => (isOver = true))
      // Awaited below: an error must not count as unhandled before.
      working.catch(() => {})
      while (!isOver) {
        for (const client of [owner, site]) await client.query(endSessions, [running])
        await sleep(20)
      }
      await working
    }),
  )
}

const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = $1 and pg_has_role(usesysid, 'usage')`
