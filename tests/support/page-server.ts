import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { defaultGateSettings, type GateSettings } from '#domain/gate/gate-settings.ts'
import type { Database } from '#server/db/database.ts'
import { parseEnv } from '#server/env.ts'
import { createGate } from '#server/gate/gate.ts'
import type { Crawlers } from '#server/gate/verified-crawlers.ts'
import { createPageCache } from '#server/http/cache/page-cache.ts'
import { createFormsFirst } from '#server/http/limits/forms-first.ts'
import {
  createRefusalThrottle,
  type RefusalThrottle,
} from '#server/http/limits/refusal-throttle.ts'
import {
  createRenderQueue,
  queueLimits,
  type QueueLimits,
} from '#server/http/limits/render-queue.ts'
import { createRequestListener } from '#server/http/request-listener.ts'
import { loadBuiltFiles } from '#server/http/send/files/built-files.ts'
import { fileHeaders } from '#server/http/send/security-headers.ts'
import type { RenderPages, SiteContext } from '#server/http/site-context.ts'
import { createAddressWatch, type AddressCheck } from '#server/request/address-watch.ts'
import type { SettingsCache } from '#server/settings/settings-cache.ts'
import { parseSetting, type SettingKey } from '#server/settings/setting-schemas.ts'
import { rawRequest, type RawResponse } from './raw-request.ts'

export const sampleGateKey = 'k'.repeat(43)

type Options = {
  throttleRefusal?: RefusalThrottle
  /** Replaces the framework. */
  render: RenderPages
  variables?: Record<string, string>
  development?: boolean
  ready?: () => Promise<boolean>
  /** By default the gate is off. */
  gate?: Partial<GateSettings>
  crawlers?: Crawlers
  /** What an admin confirmed about addresses. */
  addressCheck?: AddressCheck
  limits?: Partial<QueueLimits>
  /** For addresses of cards and quotes. */
  database?: Pick<Database, 'orm'>
  /** What pages of the admin area get. */
  adminDatabase?: object
  /** The built files, by path. */
  files?: Readonly<Record<string, string | Buffer>>
}

export type PageServerStub = {
  cache: ReturnType<typeof createPageCache>
  /** The log, one JSON line per event. */
  logged: string[]
  /** What the gate counted, for example 'refused DE'. */
  counted: string[]
  get: (path: string, headers?: Record<string, string>) => Promise<RawResponse>
  send: (path: string, options: Parameters<typeof rawRequest>[2]) => Promise<RawResponse>
  stop: () => Promise<void>
}

/** The request listener of the site on a real port, without database and without React. */
export async function startPageServer({
  render,
  variables = {},
  development = false,
  ready = async () => true,
  gate: gateSettings = { mode: 'off' },
  crawlers = { isVerified: async () => false },
  files = {},
  limits = {},
  throttleRefusal = createRefusalThrottle(),
  database,
  adminDatabase,
  addressCheck,
}: Options): Promise<PageServerStub> {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-server-'))
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), body)
  }
  const env = parseEnv({ PUBLIC_URL: 'https://site.example', ...variables })
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  const cache = createPageCache()
  const counted: string[] = []
  const addresses = createAddressWatch({ env, log })
  const gate = createGate({
    env,
    isInDoubt: addresses.isInDoubt,
    counter: { count: (country, kind) => void counted.push(`${kind} ${country}`) },
    crawlers,
  })
  const stored: Partial<Record<SettingKey, string | undefined>> = {
    geo_gate: JSON.stringify({ ...defaultGateSettings(false), ...gateSettings }),
    geo_gate_key: sampleGateKey,
    address_check: addressCheck && JSON.stringify({ ...addressCheck, at: new Date(0) }),
  }
  const settings: Pick<SettingsCache, 'get' | 'row'> = {
    get: (key) => parseSetting(key, stored[key]),
    row: () => null,
  }
  gate.applySettings(settings)
  addresses.applySettings(settings)
  const listener = createRequestListener({
    env,
    log,
    gate,
    addresses,
    ready,
    leadFailed: () => {},
    database: database ?? {},
    adminDatabase,
    settings,
    cache,
    formsFirst: createFormsFirst(),
    renderQueue: createRenderQueue({ limits: { ...queueLimits, ...limits } }),
    throttleRefusal,
    scripts: {
      site: ['/assets/public.js'],
      template: ['/assets/template.js'],
      card: ['/assets/card.js'],
    },
    render,
    development,
    files: await loadBuiltFiles(folder, fileHeaders(env)),
    // SAFETY: the missing properties are used only by loaders and API calls, and there are none.
  } as unknown as SiteContext)
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  return {
    cache,
    logged,
    counted,
    get: (url, headers = {}) => rawRequest(address, url, { headers }),
    send: (url, options) => rawRequest(address, url, options),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
