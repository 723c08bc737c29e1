import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { denyServerCode, target } from './vite.documents.ts'

/**
 * Bundles the packages into the server's file, which then starts three times as fast, because Node
 * need not look up hundreds of files. Packages that read their own files stay external.
 */
const bundled = {
  noExternal: true as const,
  external: [
    'pg',
    'pino',
    'nodemailer',
    'sharp',
    'web-push',
    '@myriaddreamin/typst-ts-node-compiler',
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [
    // In development the framework loads server modules in the client environment to find their
    // styles.
    command === 'build' ? denyServerCode() : null,
    tailwindcss(),
    reactRouter(),
  ],
  // Discovering one of these while a page loads would make the browser reload it.
  optimizeDeps: { include: ['react-dom', 'react-dom/client', 'zod', 'zod/mini', 'marked', 'yaml'] },
  build: {
    target,
    // An inlined font would delay every page, and the content security policy forbids it.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Browsers that support light-dark(). The fallback for older ones would ignore the colour
    // scheme of a panel.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: false,
  },
  environments: {
    ssr: {
      ...(command === 'build' ? { resolve: bundled } : {}),
      build: { rolldownOptions: { input: 'app/server/main.ts' } },
    },
  },
}))
