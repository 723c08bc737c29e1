import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts'
import { migrateDatabase } from '#server/db/migrate-database.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    postgresSocketFolder: string
  }
}

let folder: string | undefined
let server: EmbeddedServer | undefined

/** Starts one server for the whole run, with a migrated database that each test file copies. */
export async function setup(project: TestProject) {
  folder = mkdtempSync(join(tmpdir(), 'tests-'))
  chmodSync(folder, 0o711)
  // Test data need not survive a power failure. Tests of durability start their own server.
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }
  server = await startEmbeddedServer({
    dataDir: join(folder, 'data'),
    log: pino({ level: 'silent' }),
    settings,
  })
  await createTemplate(server.socketFolder)
  project.provide('postgresSocketFolder', server.socketFolder)
}

export async function teardown() {
  await server?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
}

async function createTemplate(socketFolder: string) {
  const client = new Client({ host: socketFolder, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query('create database template_site')
  await client.end()
  await migrateDatabase({ host: socketFolder, user: 'postgres', database: 'template_site' })
}
