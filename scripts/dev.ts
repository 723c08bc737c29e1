/** `npm run dev`: serves the sources, with hot reload of pages and islands. */
import { join } from 'node:path'
import { createServer, isCSSRequest, isRunnableDevEnvironment, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'development'
/**
 * Tells public pages which source of the server has changed (reload-changed-page.ts). The framework
 * tells only the pages that it hydrates, which are those of the admin area.
 */
const sourceChanges: Plugin = {
  name: 'source-changes',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0 || isCSSRequest(file)) return
    const path = file.slice(root.length)
    // After the modules of the server have been invalidated.
    setImmediate(() => server.environments.client.hot.send('source-changed', { path }))
  },
}

const vite = await createServer({
  root,
  plugins: [sourceChanges],
  server: { middlewareMode: true },
  appType: 'custom',
})
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
