import { randomUUID } from 'node:crypto'
import { Client, type QueryResultRow } from 'pg'
import { createSchemaAt, findMigrations, migrationsTable } from '#server/db/migrate-database.ts'

export type OlderDatabase = {
  url: string
  migrationsRun: number
  /** In milliseconds, as in a manifest. */
  newestMigration: number
  countMigrations: () => Promise<number>
  /** Resolves with the rows of a statement. */
  query: <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>
}

/**
 * A database like that of an earlier version, by default of the one before the newest migration. It
 * is removed with the test server.
 */
export async function createOlderDatabase(
  socketFolder: string,
  migrationsRun = findMigrations().length - 1,
): Promise<OlderDatabase> {
  const name = `older_${randomUUID().replaceAll('-', '')}`
  const url = `postgres:///${name}?host=${encodeURIComponent(socketFolder)}&user=postgres`
  const ran = findMigrations().slice(0, migrationsRun)
  const newestMigration = ran.at(-1)?.folderMillis ?? 0
  await connect({ host: socketFolder, user: 'postgres', database: 'postgres' }, (client) =>
    client.query(`create database ${name}`),
  )
  await connect({ connectionString: url }, async (client) => {
    await createSchemaAt(client, newestMigration)
    for (const { hash, folderMillis } of ran)
      await client.query(`insert into ${migrationsTable} (hash, created_at) values ($1, $2)`, [
        hash,
        folderMillis,
      ])
  })
  return {
    url,
    migrationsRun,
    newestMigration,
    countMigrations: () =>
      connect({ connectionString: url }, async (client) => {
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from ${migrationsTable}`,
        )
        return rows[0]?.count ?? 0
      }),
    query: <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      connect({ connectionString: url }, async (client) => {
        const { rows } = await client.query<Row>(text, [...values])
        return rows
      }),
  }
}

async function connect<Result>(
  config: ConstructorParameters<typeof Client>[0],
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(config)
  await client.connect()
  return work(client).finally(() => client.end())
}
