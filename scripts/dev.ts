/** `npm run dev`: serves the sources, with hot reload of pages and islands. */
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'

const root = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'development'
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
// The build tool's own listener would end the process before the database has stopped.
process.removeAllListeners('SIGTERM')
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error('The build tool has no environment to run the server in')

const { startDevelopment } = await ssr.runner.import('/app/server/development.ts')
await startDevelopment({
  middlewares: vite.middlewares,
  loadBuild: () => ssr.runner.import('virtual:react-router/server-build'),
  load: (path: string) => ssr.runner.import(path),
})
