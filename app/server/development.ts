import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { startApp } from './app.ts'
import { parseEnv } from './env.ts'
import type * as listenerModule from './http/request-listener.ts'
import { stopOnSignal } from './stop-on-signal.ts'

type Middlewares = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Development = {
  middlewares: Middlewares
  loadBuild: () => Promise<ServerBuild>
  /** The current version of a server module, by its path from the root. */
  load: <Module>(path: string) => Promise<Module>
}

/** The browser side of hot reload must run before any island. */
const hotReload = [
  '/@id/__x00__virtual:react-router/inject-hmr-runtime',
  '/@vite/client',
  '/app/documents/behaviours/reload-changed-page.ts',
]

const developmentScripts = {
  site: [...hotReload, '/app/documents/site/entry.ts'],
  template: [...hotReload, '/app/documents/template/entry.ts'],
  card: [...hotReload, '/app/documents/card/entry.ts'],
}

/**
 * Serves the sources: the build tool serves modules, everything else is served as in production.
 */
export async function startDevelopment({ middlewares, loadBuild, load }: Development) {
  // Loaded for each request: pages and server must share one version of the modules that hold the
  // router's contexts.
  const loadListener = async () =>
    load<typeof listenerModule>('/app/server/http/request-listener.ts')
  const stopping = stopOnSignal()
  const app = await startApp({
    env: parseEnv(),
    signal: stopping.signal,
    render: async (request, context) =>
      createRequestHandler(await loadBuild(), 'development')(request, context),
    scripts: developmentScripts,
    files: new Map(),
    development: true,
    createListener: (site) => (request, response) => {
      // The first request compiles the sources, which takes longer than a connection may be idle.
      request.socket.setTimeout(0)
      middlewares(request, response, () => {
        loadListener().then(
          ({ createRequestListener }) => createRequestListener(site)(request, response),
          (error: unknown) => response.writeHead(500).end(String(error)),
        )
      })
    },
  })
  const code = app.setUpCode ? `Set-up code: ${app.setUpCode}\n` : ''
  process.stdout.write(`Development: ${app.address}\n${code}`)
  stopping.stopWith(app.stop)
}
