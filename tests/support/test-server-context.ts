import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { createRefusalCounter } from '#server/admins/audit/refusal-counter.ts'
import { parseEnv } from '#server/env.ts'
import { createImports } from '#server/leads/import/imports.ts'
import { createBackups } from '#server/backup/backups.ts'
import { createCardCounter } from '#server/cards/card-counter.ts'
import { createScanCounter } from '#server/short-links/scan-counter.ts'
import { createGateCounter } from '#server/gate/gate-counter.ts'
import { createGate } from '#server/gate/gate.ts'
import { createAddressWatch } from '#server/request/address-watch.ts'
import { createEmailTransport } from '#server/integrations/create-email-transport.ts'
import { createDirectMailer } from '#server/email/direct-mailer.ts'
import { createOutbox } from '#server/email/outbox.ts'
import type { ServerContext } from '#server/server-context.ts'
import { createSettingsCache } from '#server/settings/settings-cache.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export type TestServerContext = {
  context: ServerContext
  database: TestDatabase
  stop: () => Promise<void>
}

/** A server context with its own database. Emails are stored in the outbox but not sent. */
export async function openServerContext(): Promise<TestServerContext> {
  const database = await createTestDatabase()
  const log = pino({ level: 'silent' })
  const folder = mkdtempSync(path.join(tmpdir(), 'server-context-'))
  const env = parseEnv({
    DATA_DIR: folder,
    OWNER_EMAIL: 'owner@studio.example',
    LEADS_PER_MINUTE: '1000000',
  })
  const transport = createEmailTransport(env)
  const outbox = createOutbox({ database, transport, env, log, mayLeave: () => true })
  const directMailer = createDirectMailer({ transport, env, mayLeave: () => true })
  const settings = createSettingsCache({ database, log, onChange: () => {} })
  await settings.refresh()
  const gateCounter = createGateCounter({ database, log })
  const cardCounter = createCardCounter({ database, log })
  const scanCounter = createScanCounter({ database, log })
  const backups = createBackups({ database, env, log })
  const refusalCounter = createRefusalCounter({ database, log })
  const gate = createGate({ env, counter: gateCounter })
  const addresses = createAddressWatch({ env, log })
  return {
    context: {
      env,
      log,
      database,
      outbox,
      directMailer,
      pushSender: { poll: () => {} },
      settings,
      backups,
      imports: createImports({ database, log }),
      gate,
      addresses,
      gateCounter,
      cardCounter,
      scanCounter,
      refusalCounter,
      ready: async () => true,
      leadFailed: () => {},
    },
    database,
    stop: async () => {
      await outbox.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
