import { BackupError } from '../backup-error.ts'
import { type DatabaseServer, withClient } from './database-server-store.ts'

/** The database server does not let the site restore beside its data. */
export class RestoreRightsError extends BackupError {
  override name = 'RestoreRightsError'
}

/**
 * Throws a RestoreRightsError, before anything is changed, where a restore or its switch would fail:
 * the owner's role must create a database, and each of the two roles end its own sessions.
 */
export async function requireRights(server: DatabaseServer): Promise<void> {
  const { rows } = await withClient(server.administrator, (client) =>
    client.query<{ creates: boolean; endsSite: boolean }>(
      `select rolcreatedb or rolsuper as creates, coalesce(
        (select pg_has_role(oid, 'usage') from pg_roles where quote_ident(rolname) = $1),
        true) as "endsSite"
      from pg_roles where rolname = current_user`,
      [server.site],
    ),
  )
  const [{ creates, endsSite } = { creates: false, endsSite: false }] = rows
  if (!creates)
    throw new RestoreRightsError(
      `The role ${server.owner} may not create a database: alter role ${server.owner} createdb`,
    )
  if (endsSite) return
  await withClient(server.siteElsewhere, async () => {}).catch(() => {
    throw new RestoreRightsError(
      `The role ${server.site} cannot connect to the database postgres, from where it ends its sessions: grant connect on database postgres to ${server.site}`,
    )
  })
}

/** Lets the same roles connect to the restored database as to the running one. */
export async function copyGrants({
  administrator,
  running,
  restored,
}: DatabaseServer): Promise<void> {
  await withClient(administrator, async (client) => {
    const { rows } = await client.query<{ grant: string }>(
      `select format('grant %s on database %I to %s', privilege_type, $2::text,
        case grantee when 0 then 'public' else grantee::regrole::text end) as grant
      from pg_database, aclexplode(datacl) where datname = $1`,
      [running, restored],
    )
    // Without any the defaults apply to both.
    if (rows.length === 0) return
    await client.query(`revoke all on database "${restored}" from public`)
    for (const { grant } of rows) await client.query(grant)
  })
}
