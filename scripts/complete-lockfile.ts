/**
 * `npm run lockfile`: adds the optional packages of other platforms that a registry did not show
 * when the lock file was written.
 * `npm ci` refuses a lock file that leaves them out, although it never installs them here. Run it
 * after every `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Package = {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const path = join(import.meta.dirname, '../package-lock.json')
// SAFETY: npm wrote it.
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Package> }

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
  'wasi',
]
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
  'universal',
]

for (const parent of Object.values(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    if (Object.keys(lock.packages).some((place) => place.endsWith(`node_modules/${name}`))) continue
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
      ...platformOf(name),
    }
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)

function platformOf(name: string): Pick<Package, 'os' | 'cpu'> {
  const words = name.split(/[-/]/)
  const os = systems.filter(
    (system) => words.includes(system) || (system === 'win32' && words.includes('windows')),
  )
  const cpu = processors.filter((processor) =>
    words.some((word) => word === processor || (processor === 'arm64' && word === 'aarch64')),
  )
  return {
    ...(os.length > 0 && !words.includes('wasi') ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
  }
}
