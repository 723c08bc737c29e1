import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino, type Logger } from 'pino'
import { createRefusalCounter } from '#server/admins/audit/refusal-counter.ts'
import { apiRoutesAt } from '#server/api/api-routes.ts'
import { serveApi } from '#server/api/serve-api.ts'
import type { Database } from '#server/db/database.ts'
import { parseEnv, type Env } from '#server/env.ts'
import { createImports } from '#server/leads/import/imports.ts'
import { createBackups } from '#server/backup/backups.ts'
import { createCardCounter } from '#server/cards/card-counter.ts'
import { createScanCounter } from '#server/short-links/scan-counter.ts'
import { createGateCounter } from '#server/gate/gate-counter.ts'
import { createGate } from '#server/gate/gate.ts'
import { createAddressWatch } from '#server/request/address-watch.ts'
import { clientAddress } from '#server/request/client-address.ts'
import { createEmailTransport } from '#server/integrations/create-email-transport.ts'
import type { EmailTransport } from '#server/email/email-transport.ts'
import { createDirectMailer } from '#server/email/direct-mailer.ts'
import { createOutbox, type Outbox } from '#server/email/outbox.ts'
import { createSettingsCache } from '#server/settings/settings-cache.ts'

export type ApiServer = { address: string; env: Env; outbox: Outbox; stop: () => Promise<void> }

type Options = {
  database: Database
  variables?: Record<string, string>
  /** Defaults to SMTP_URL, or to files without it. */
  transport?: EmailTransport
  log?: Logger
  /** Defaults to yes. */
  mayLeave?: () => boolean
}

/** One node of the site without its pages: the API, the outbox and a separate folder. */
export async function startApiServer({
  database,
  variables = {},
  transport,
  log = pino({ level: 'silent' }),
  mayLeave = () => true,
}: Options): Promise<ApiServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'))
  const env = parseEnv({
    DATA_DIR: folder,
    OWNER_EMAIL: 'owner@studio.example',
    LEADS_PER_MINUTE: '1000000',
    SAMPLES_MAY_LEAVE: 'yes',
    ...variables,
  })
  const emails = transport ?? createEmailTransport(env)
  const outbox = createOutbox({ database, transport: emails, env, log, mayLeave })
  const directMailer = createDirectMailer({ transport: emails, env, mayLeave })
  const settings = createSettingsCache({ database, log, onChange: () => {} })
  const gateCounter = createGateCounter({ database, log })
  const cardCounter = createCardCounter({ database, log })
  const scanCounter = createScanCounter({ database, log })
  const backups = createBackups({ database, env, log })
  const imports = createImports({ database, log })
  const refusalCounter = createRefusalCounter({ database, log })
  const gate = createGate({ env, counter: gateCounter })
  const addresses = createAddressWatch({ env, log })
  const ready = async () => true
  const shared = {
    env,
    log,
    database,
    outbox,
    directMailer,
    pushSender: { poll: () => {} },
    settings,
    backups,
    imports,
    gate,
    addresses,
    gateCounter,
    cardCounter,
    scanCounter,
    refusalCounter,
  }
  const context = { ...shared, ready, leadFailed: () => {} }
  const server = createServer((req, res) => {
    const visitor = {
      ipAddress: clientAddress(req, env.TRUSTED_PROXIES),
      userAgent: req.headers['user-agent'] ?? '',
    }
    const url = new URL(req.url ?? '/', 'http://site')
    const routes = apiRoutesAt(url.pathname)
    if (routes) void serveApi(context, { routes, request: req, url, visitor }, res)
    else res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  outbox.start()
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    env,
    outbox,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await outbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
