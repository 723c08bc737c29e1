import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { denyImports } from 'vite-env-only'

/** Entry scripts of documents that the framework does not hydrate. */
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
 * Replaces Vite's preload helper, which is larger than ours and would be a second file on every
 * page. The form gets its own copy: a shared module would make the entry load the form.
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

/** Which copy of a module the importer gets, or null where it can share the module. */
function copyFor(
  module: string,
  importer: string,
): 'template' | 'public' | 'qr' | 'card' | 'study' | null {
  if (isTemplateScript(importer))
    return /\/app\/(?:islands|i18n)\//.test(module) ? 'template' : null
  // Sharing it with the card script would split it into one more file on every page.
  if (cardScript.test(importer) && module.includes('/app/islands/')) return 'card'
  if (!isPublicScript(importer)) return null
  // Sharing it would make the home page load one more file.
  if (importer.includes('/pages/portfolio/') && module.endsWith('/islands/behaviours/film.ts'))
    return 'study'
  const isQrPart =
    qrFiles.test(module) || (qrFiles.test(importer) && module.includes('/app/domain/'))
  // Sharing it would add one more file name to the script that every page loads.
  if (/\/pages\/qr\/behaviours\//.test(importer) && module.includes('/app/i18n/')) return 'qr'
  return isQrPart || module.includes('/app/i18n/') ? 'public' : null
}

const cardScript = /\/app\/(?:entry\.card\.ts$|pages\/business-card\/behaviours\/)|\?card$/

/**
 * QR modules and date-times. The code that they share with the lead form is in one file with zod.
 */
const qrFiles = /\/app\/(?:(?:domain|site)\/qr\/|domain\/typed-date-time)/

/**
 * Gives behaviours their own copies of small modules. Modules that templates share with the site
 * would become separate files, two more requests on every page; those of i18n are in one file with
 * React.
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
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true })
      const copy = resolved && copyFor(resolved.id, importer)
      return copy ? `${resolved.id}?${copy}` : resolved
    },
  }
}

/**
 * Minifies again after the build tool. This saves 0.5 KB of the scripts of the home page and of the
 * QR generator; used alone it saves less. File names keep the hash of the first pass.
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
 * Bundles the packages into the server's file, which then starts three times as fast, because Node
 * need not look up hundreds of files. Packages that read their own files stay external.
 */
const bundled = {
  noExternal: true as const,
  external: ['pg', 'pino', 'nodemailer', 'sharp', '@myriaddreamin/typst-ts-node-compiler'],
}

/**
 * Loaded by every page with a form. As separate files they would cost more in requests than they
 * save in bytes.
 */
const formFiles =
  /app[\\/](?:i18n[\\/](?:languages|links|fill)|catalog[\\/]services|ui[\\/](?:button|field))\.tsx?$/

/**
 * Loaded together on every page with the lead form. Only the modules of domain/leads that the form
 * uses: the rest belongs to the admin area.
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
    // In development the framework loads server modules in the client environment to find their
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
  // Discovering one of these while a page loads would make the browser reload it.
  optimizeDeps: { include: ['react-dom', 'react-dom/client', 'zod', 'zod/mini', 'marked', 'yaml'] },
  build: {
    target: 'es2022',
    // An inlined font would delay every page, and the content security policy forbids it.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Browsers that support light-dark(). The fallback for older ones would ignore the colour
    // scheme of a panel.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: false,
    // The server looks up the public script's file name in the manifest.
    manifest: true,
  },
  environments: {
    client: {
      // As one file React is a kilobyte smaller (brotli) than as four. Its hook for developer
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
