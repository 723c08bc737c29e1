import { Client } from 'pg'
import { embeddedConnection } from './embedded-connection.ts'

/**
 * 'starting' includes stopping, which PostgreSQL reports alike. 'absent': the server cannot be
 * reached.
 */
export async function probe(socketFolder: string | null): Promise<'ready' | 'starting' | 'absent'> {
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
    return error instanceof Error && 'code' in error && error.code === '57P03'
      ? 'starting'
      : 'absent'
  } finally {
    await client.end().catch(() => {})
  }
}
