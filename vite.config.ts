import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { denyImports } from 'vite-env-only'

/** The scripts of documents that the framework does not hydrate, beside its own entry. */
const ownEntries = {
  public: 'app/entry.public.ts',
  template: 'app/entry.template.ts',
  card: 'app/entry.card.ts',
}

function emitOwnEntries(): Plugin {
  return {
    name: 'own-entries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const [name, id] of Object.entries(ownEntries))
        this.emitFile({ type: 'chunk', id, name })
    },
  }
}

/**
 * The build tool's preload helper is larger than our own and would be a second file for every page.
 * The form gets a copy: a shared module would make the entry load the form.
 */
function ownPreloadHelper(): Plugin {
  const isForm = (file: string) => file.includes('/app/site/lead-form/')
  return {
    name: 'own-preload-helper',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!source.includes('vite/preload-helper')) return null
      const helper = '/app/islands/preload.ts'
      if (isForm(importer)) return this.resolve(`${helper}?form`)
      if (isTemplateScript(importer)) return this.resolve(`${helper}?template`)
      return isPublicScript(importer) ? this.resolve(helper) : null
    },
  }
}

function isPublicScript(file: string): boolean {
  return (
    file.endsWith('?public') ||
    /\/app\/(?:entry\.(?:public|card)\.ts|islands\/|pages\/.+\/behaviours\/)/.test(file)
  )
}

function isTemplateScript(file: string): boolean {
  return (
    file.endsWith('?template') ||
    /\/app\/(?:entry\.template\.ts|pages\/templates\/.+\/behaviours\/)/.test(file)
  )
}

/** The copy of a module that a script gets, or null where it may share the module. */
function copyOf(
  module: string,
  importer: string,
): 'template' | 'public' | 'qr' | 'card' | 'study' | null {
  if (isTemplateScript(importer))
    return /\/app\/(?:islands|i18n)\//.test(module) ? 'template' : null
  // Shared with the script of cards they would be one more file of every page.
  if (cardScript.test(importer) && module.includes('/app/islands/')) return 'card'
  if (!isPublicScript(importer)) return null
  // The home page would load it as one more file.
  if (importer.includes('/pages/portfolio/') && module.endsWith('/islands/behaviours/film.ts'))
    return 'study'
  const isQrPart =
    qrFiles.test(module) || (qrFiles.test(importer) && module.includes('/app/domain/'))
  // A file that it shares would be one more name in the script that every page loads.
  if (/\/pages\/qr\/behaviours\//.test(importer) && module.includes('/app/i18n/')) return 'qr'
  return isQrPart || module.includes('/app/i18n/') ? 'public' : null
}

const cardScript = /\/app\/(?:entry\.card\.ts$|pages\/business-card\/behaviours\/)|\?card$/

/** What they share with the lead form lies in one file with zod. */
const qrFiles = /\/app\/(?:(?:domain|site)\/qr\/|domain\/typed-moment)/

/**
 * Behaviours get copies of small modules. Those that templates share with the site would be files of
 * their own, two more requests on every page; those of i18n lie in one file with React.
 */
function copyForBehaviours(): Plugin {
  return {
    name: 'copy-for-behaviours',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      if (source.includes('preload-helper')) return null
      if (!isTemplateScript(importer) && !isPublicScript(importer)) return null
      const from = importer.replace(/\?(?:template|public|qr|card|study)$/, '')
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      const copy = found && copyOf(found.id, importer)
      return copy ? `${found.id}?${copy}` : found
    },
  }
}

/**
 * A second minifier after the build tool's own saves 0.5 KB of the scripts of home and of the QR
 * generator; instead of it, it saves less. The names of the files are those of the first.
 */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, { module: true, compress: { passes: 3 } })
        if (code !== undefined) chunk.code = code
      }
    },
  }
}

/**
 * In one file the server starts three times as fast: Node would look up hundreds of files. Packages
 * that read files of their own stay outside.
 */
const bundled = {
  noExternal: true as const,
  external: ['pg', 'pino', 'nodemailer', 'sharp', '@myriaddreamin/typst-ts-node-compiler'],
}

/**
 * What every page with a form loads. As separate files they would cost more requests than they save
 * bytes.
 */
const formFiles =
  /app[\\/](?:i18n[\\/](?:languages|links|fill)|catalog[\\/]services|ui[\\/](?:button|field))\.tsx?$/

/**
 * Loaded together on every page with the lead form. Of domain/leads only what the form reads: the
 * rest is the admin area's.
 */
const leadFiles =
  /^(?!.*\?public$).*app[\\/](?:site[\\/]lead-form|domain[\\/](?:text|leads[\\/](?:contact-form|field-errors|form-state|device-type)\.))|node_modules[\\/]zod/

const reactFiles =
  /app[\\/]islands[\\/]hydrate\.ts$|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

const groups = [
  { name: 'react', test: reactFiles },
  { name: 'form', test: formFiles },
  { name: 'lead', test: leadFiles },
]

export default defineConfig(({ command }) => ({
  plugins: [
    // In development the framework reads server modules in the client environment to find their
    // styles.
    command === 'build'
      ? denyImports({
          client: { files: ['app/server/**', 'app/copy/copy.server.ts'], specifiers: [/^node:/] },
        })
      : null,
    tailwindcss(),
    reactRouter(),
    emitOwnEntries(),
    ownPreloadHelper(),
    copyForBehaviours(),
    minifyAgain(),
  ],
  // Each of these, when found while a page loads, would make the browser reload it.
  optimizeDeps: { include: ['react-dom', 'react-dom/client', 'zod', 'zod/mini', 'marked', 'yaml'] },
  build: {
    target: 'es2022',
    // A font inside the styles would delay every page, and the content security policy forbids it.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Browsers that support light-dark(). The fallback for older ones would ignore the colour
    // scheme of a panel.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: false,
    // The server reads the name of the public script in the manifest.
    manifest: true,
  },
  environments: {
    client: {
      // In one file React is a kilobyte smaller (brotli) than in four. Its hook for developer
      // tools, which hot reload needs, is left out of production.
      ...(command === 'build' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    ssr: {
      ...(command === 'build' ? { resolve: bundled } : {}),
      build: { rolldownOptions: { input: 'app/server/main.ts' } },
    },
  },
}))
