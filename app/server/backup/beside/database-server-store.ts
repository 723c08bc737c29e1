import { Client, type ClientConfig, Pool } from 'pg'
import type { Database } from '#server/db/database.ts'
import { currentRole } from '#server/db/site-roles.ts'
import type { Env } from '#server/env.ts'

export type Running = {
  database: Pick<Database, 'pool'>
  env: Pick<Env, 'DATABASE_OWNER_URL' | 'DATABASE_URL' | 'DATA_DIR'>
}

/** The PostgreSQL of the running site, with the three databases that a restore there has. */
export type DatabaseServer = {
  /** Their names: what the site uses, what is restored beside it, and what a switch replaced. */
  running: string
  restored: string
  former: string
  /** The role that owns the tables, and the site's own role, both quoted if necessary. */
  owner: string
  site: string
  /** A connection that may create and rename databases, to none of the three. */
  administrator: ClientConfig
  /** A connection of the site's own role to the same database: it can end sessions of that role. */
  siteElsewhere: ClientConfig
  /** A connection of the owner to one of the three. */
  connectTo: (database: string) => ClientConfig
}

/** Finds the server of the running site, with the rights that its settings give. */
export async function findServer({ database: { pool }, env }: Running): Promise<DatabaseServer> {
  const { rows } = await pool.query<{ running: string; owner: string }>(
    `select datname as running, quote_ident(pg_get_userbyid(datdba)) as owner
    from pg_database where datname = current_database()`,
  )
  const { running = '', owner = '' } = rows[0] ?? {}
  const names = { running, restored: `${running}_restored`, former: `${running}_former` }
  const { DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL } = env
  if (DATABASE_URL === undefined || DATABASE_OWNER_URL === undefined) {
    const connect = (user: string, database: string) => ({ ...pool.options, user, database })
    return {
      ...names,
      owner,
      site: 'site',
      administrator: connect('postgres', 'postgres'),
      siteElsewhere: connect('postgres', 'postgres'),
      connectTo: (database) => connect(owner, database),
    }
  }
  const connectTo = (database: string) => ({
    connectionString: urlOf(DATABASE_OWNER_URL, database),
  })
  return {
    ...names,
    owner: await withClient(connectTo(running), currentRole),
    site: await withClient({ connectionString: DATABASE_URL }, currentRole),
    administrator: connectTo('postgres'),
    siteElsewhere: { connectionString: urlOf(DATABASE_URL, 'postgres') },
    connectTo,
  }
}

/** Runs `work` on a connection without time limits. */
export async function withClient<Result>(
  config: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    ...config,
    statement_timeout: 0,
    query_timeout: 0,
    application_name: 'site restore',
  })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end().catch(() => {}))
}

/** Runs `work` with a pool of one connection, as a backup and a restore want it. */
export async function withPool<Result>(
  config: ClientConfig,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ ...config, max: 1 })
  return work(pool).finally(() => pool.end())
}

/** The same server and role with another database. */
function urlOf(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}
