import pg, { Client } from 'pg'
import { embeddedConnection } from './embedded-connection.ts'

type ServerState = 'ready' | 'starting' | 'refusing' | 'absent'

/**
 * 'starting' includes stopping, which PostgreSQL reports alike. 'refusing': it runs, but refuses the
 * connection, for example because it has too many. 'absent': the server cannot be reached.
 */
export async function probe(socketFolder: string | null): Promise<ServerState> {
  if (socketFolder === null) return 'absent'
  const client = new Client({
    ...embeddedConnection({ socketFolder, user: 'postgres', database: 'postgres' }),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'absent'
    return error.code === '57P03' ? 'starting' : 'refusing'
  } finally {
    await client.end().catch(() => {})
  }
}
