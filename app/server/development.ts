import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { startApp } from './app.ts'
import { parseEnv } from './env.ts'

type Middlewares = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** The browser's side of hot reload has to run before any island. */
const developmentScripts = ['/@id/__x00__virtual:react-router/inject-hmr-runtime', '/@vite/client', '/app/islands/load.ts']

/** Serves the sources: the build tool answers for modules, everything else goes the way of production. */
export async function startDevelopment({ middlewares, loadBuild }: { middlewares: Middlewares; loadBuild: () => Promise<ServerBuild> }) {
  const app = await startApp({
    env: parseEnv(),
    render: async (request, context) => createRequestHandler(await loadBuild(), 'development')(request, context),
    scripts: developmentScripts,
    files: new Map(),
    development: true,
  })
  const [listener] = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (req, res) => {
    middlewares(req, res, () => void listener?.call(app.server, req, res))
  })
  process.stdout.write(`Development: ${app.address}\n`)
  if (app.setUpCode) process.stdout.write(`Set-up code: ${app.setUpCode}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.stop().finally(() => process.exit(0)))
}
