import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { createSchemaAt, findMigrations, migrationsTable } from '#server/db/migrate-database.ts'

export type OlderDatabase = {
  url: string
  migrationsRun: number
  /** In milliseconds, as in a manifest. */
  newestMigration: number
  countMigrations: () => Promise<number>
}

/**
 * A database without the newest migration, like that of the earlier version. It is removed with the
 * test server.
 */
export async function createOlderDatabase(socketFolder: string): Promise<OlderDatabase> {
  const name = `older_${randomUUID().replaceAll('-', '')}`
  const url = `postgres:///${name}?host=${encodeURIComponent(socketFolder)}&user=postgres`
  const ran = findMigrations().slice(0, -1)
  const newestMigration = ran.at(-1)?.folderMillis ?? 0
  await query({ host: socketFolder, user: 'postgres', database: 'postgres' }, (client) =>
    client.query(`create database ${name}`),
  )
  await query({ connectionString: url }, async (client) => {
    await createSchemaAt(client, newestMigration)
    for (const { hash, folderMillis } of ran)
      await client.query(`insert into ${migrationsTable} (hash, created_at) values ($1, $2)`, [
        hash,
        folderMillis,
      ])
  })
  return {
    url,
    migrationsRun: ran.length,
    newestMigration,
    countMigrations: () =>
      query({ connectionString: url }, async (client) => {
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from ${migrationsTable}`,
        )
        return rows[0]?.count ?? 0
      }),
  }
}

async function query<Result>(
  config: ConstructorParameters<typeof Client>[0],
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(config)
  await client.connect()
  return work(client).finally(() => client.end())
}
