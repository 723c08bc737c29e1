import { Client, type ClientConfig, type Pool } from 'pg'
import { embeddedConnection } from './embedded-connection.ts'

/** The name of the embedded database, and of the running site's role in it. */
const siteName = 'site'

/** Owns and migrates the tables. The running site only reads and writes rows (decision 0052). */
const ownerName = 'site_owner'

/** The connections of the two roles: the running site, and the owner, which changes tables. */
export type SiteConnections = { site: ClientConfig; owner: ClientConfig }

/**
 * Creates the embedded database and its roles. Neither is a superuser, which could run programs and
 * read files of the machine.
 */
export async function createSiteDatabase(socketFolder: string): Promise<SiteConnections> {
  const connect = (user: string, database: string) =>
    embeddedConnection({ socketFolder, user, database })
  await withClient(connect('postgres', 'postgres'), async (client) => {
    for (const role of [siteName, ownerName])
      if (!(await exists(client, 'select 1 from pg_roles where rolname = $1', role)))
        await ignoreDuplicate(client.query(`create role ${role} login`))
    if (!(await exists(client, 'select 1 from pg_database where datname = $1', siteName)))
      await ignoreDuplicate(client.query(`create database ${siteName} owner ${ownerName}`))
  })
  const site = connect(siteName, siteName)
  return { site, owner: connect(await withClient(site, getOwner), siteName) }
}

/**
 * Transfers ownership to the owner role. In a database of an earlier version the running site's
 * role owns everything.
 */
export async function transferToOwner(connections: SiteConnections): Promise<SiteConnections> {
  if (connections.owner.user !== siteName) return connections
  await withClient({ ...connections.site, user: 'postgres' }, (client) =>
    client.query(`reassign owned by ${siteName} to ${ownerName}`),
  )
  return { ...connections, owner: { ...connections.owner, user: ownerName } }
}

/**
 * Grants the running site what it needs, after the migrations: all rows, except that it can only
 * add to the audit log. Returns false if it owns the tables, because then nothing can be withheld
 * from it. Under the lock of the migrations, because PostgreSQL refuses two grants at once.
 * @param owner a connection of the owner
 * @param site the name of the site's role, quoted if necessary
 */
export async function grantToSite(owner: Queryable, site: string): Promise<boolean> {
  if ((await currentRole(owner)) === site) return false
  await owner.query(`begin;
    grant usage on schema public, drizzle to ${site};
    grant select on all tables in schema drizzle to ${site};
    grant select, update on all sequences in schema public, drizzle to ${site};
    grant select, insert, update, delete on all tables in schema public to ${site};
    revoke update, delete, truncate on audit_events from ${site};
    revoke insert, update, delete, truncate on audit_chain, audit_head from ${site};
    commit`)
  return true
}

type Queryable = Pick<Client, 'query'> | Pick<Pool, 'query'>

/** The name of the current role, quoted if necessary. */
export async function currentRole(client: Queryable): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select quote_ident(current_user) as role')
  return rows[0]?.role ?? ''
}

async function getOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()',
  )
  return rows[0]?.owner ?? ownerName
}

async function exists(client: Client, query: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(query, [name])
  return rowCount !== null && rowCount > 0
}

async function withClient<Result>(
  config: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(config)
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end().catch(() => {}))
}

/** Another process that starts at the same time may have created the object first. */
async function ignoreDuplicate(statement: Promise<unknown>) {
  await statement.catch((error: unknown) => {
    if (
      error instanceof Error &&
      'code' in error &&
      /^(42710|42P04|23505)$/.test(String(error.code))
    )
      return
    throw error
  })
}
