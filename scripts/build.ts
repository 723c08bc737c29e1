/**
 * Builds pages, server and the scripts of documents, then compresses the browser's files. Run by
 * `npm run build`, and by `npm start` when the build is missing.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { documentBuild, documents } from '../vite.documents.ts'
import { sourceFingerprint } from './fingerprint.ts'

const root = join(import.meta.dirname, '..')
const fingerprint = sourceFingerprint(root)

// Overrides the shell's value, because only development has the route of the kit (app/routes.ts).
process.env.NODE_ENV = 'production'
execFileSync(
  process.execPath,
  [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
for (const name of documents) await build({ root, ...documentBuild(name) })
compressBrowserFiles(join(root, 'build/client'))
// Removes the compile cache of the previous build (scripts/start.ts).
rmSync(join(root, 'build/compile-cache'), { recursive: true, force: true })
writeFileSync(join(root, 'build/fingerprint'), fingerprint)

function compressBrowserFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(css|js|json|svg|txt|webmanifest)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const body = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
  }
}
