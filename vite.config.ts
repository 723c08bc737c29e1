import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { denyImports } from 'vite-env-only'

/** The second browser entry beside React Router's own: behaviours and islands of the public pages. */
const publicEntry = 'app/islands/load.ts'

function publicPagesEntry(): Plugin {
  return {
    name: 'public-pages-entry',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: publicEntry, name: 'public' })
    },
  }
}

/** The build tool's helper would be a second file that every page waits for: the public entry has one of its own. */
function ownPreloadHelper(): Plugin {
  return {
    name: 'own-preload-helper',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.includes('vite/preload-helper') && importer?.includes('/app/islands/')
        ? this.resolve('/app/islands/preload.ts')
        : null
    },
  }
}

/** In one file the server starts three times as fast: Node would look for hundreds of files. What has parts of its own on the disk stays outside. */
const bundled = {
  noExternal: true as const,
  external: ['pg', 'pino', 'nodemailer', 'sharp', '@myriaddreamin/typst-ts-node-compiler'],
}

/** What every page with a form loads: each part in a file of its own would cost more than it holds. */
const formFiles =
  /app[\\/](?:i18n[\\/](?:languages|links|fill)|catalog[\\/]services|ui[\\/](?:button|field))\.tsx?$/

/** Loaded together wherever somebody can write to the studio. */
const leadFiles =
  /app[\\/](?:site[\\/]lead-form|domain[\\/](?:leads|text))[\\/]|node_modules[\\/]zod/

const reactFiles =
  /app[\\/]islands[\\/]hydrate\.ts$|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

const groups = [
  { name: 'react', test: reactFiles },
  { name: 'form', test: formFiles },
  { name: 'lead', test: leadFiles },
]

export default defineConfig(({ command }) => ({
  plugins: [
    // While developing, the framework reads server modules in the browser's environment to find their styles.
    command === 'build'
      ? denyImports({
          client: { files: ['app/server/**', 'app/copy/copy.server.ts'], specifiers: [/^node:/] },
        })
      : null,
    tailwindcss(),
    reactRouter(),
    publicPagesEntry(),
    ownPreloadHelper(),
  ],
  // Found while a page already loads, each of these would make the browser begin again.
  optimizeDeps: { include: ['react-dom', 'react-dom/client', 'zod/mini'] },
  build: {
    target: 'es2022',
    // A face inside the styles would hold up every page, and our policy forbids it.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Browsers that know light-dark(): rewritten for older ones it would no longer turn inside a panel of the other scheme.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: false,
    // The server reads in the manifest what the public script is called.
    manifest: true,
  },
  environments: {
    client: {
      // In one file React is a kilobyte smaller on its way than in four; its hook for developer tools, which hot reload needs, is not sent to visitors.
      ...(command === 'build' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    ssr: {
      ...(command === 'build' ? { resolve: bundled } : {}),
      build: { rolldownOptions: { input: 'app/server/main.ts' } },
    },
  },
}))
