import type { InlineConfig, PluginOption } from 'vite'
import { denyImports } from 'vite-env-only'

/** Public documents have a script of their own. The framework builds the server and the admin area. */
export const documents = ['site', 'template', 'card'] as const

export const target = 'es2022'

/** Fails a build whose files for the browser would contain code of the server. */
export function denyServerCode(): PluginOption {
  return denyImports({
    client: { files: ['app/server/**', '**/*.server.ts'], specifiers: [/^node:/] },
  })
}

/** The build of a document's script. The server finds its file by the manifest (app/server/main.ts). */
export function documentBuild(name: (typeof documents)[number]): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [denyServerCode()],
    build: {
      target,
      outDir: 'build/client',
      emptyOutDir: false,
      manifest: `.vite/${name}.json`,
      rolldownOptions: { input: { [name]: `app/documents/${name}/entry.ts` } },
    },
  }
}
