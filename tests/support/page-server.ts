import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { parseEnv } from '#server/env.ts'
import { createPageCache } from '#server/http/page-cache.ts'
import type { RenderPages } from '#server/http/render-page.ts'
import { createRequestListener } from '#server/http/request-listener.ts'
import { fileHeaders } from '#server/http/security-headers.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'
import type { ServerContext } from '#server/server-context.ts'
import { rawRequest, type RawResponse } from './raw-request.ts'

type Options = {
  /** Takes the place of the framework. */
  render: RenderPages
  variables?: Record<string, string>
  development?: boolean
  ready?: () => Promise<boolean>
  /** What lies in the folder of built files, by path. */
  files?: Readonly<Record<string, string | Buffer>>
}

export type PageServerStub = {
  cache: ReturnType<typeof createPageCache>
  /** What was logged, one JSON line an event. */
  logged: string[]
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
  files = {},
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
  const listener = createRequestListener({
    // SAFETY: what is missing is used by loaders and calls alone, and there are none here.
    context: { env, log, ready } as unknown as ServerContext,
    cache,
    scripts: ['/assets/public.js'],
    render,
    development,
    files: await loadStaticFiles(folder, fileHeaders(env)),
  })
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  return {
    cache,
    logged,
    get: (url, headers = {}) => rawRequest(address, url, { headers }),
    send: (url, options) => rawRequest(address, url, options),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
