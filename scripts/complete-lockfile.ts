/**
 * `npm run lockfile`: adds to the lock file the optional packages of other platforms that a
 * registry did not list, and missing package hashes from the registry. `npm ci` rejects a lock file
 * without those packages, although it does not install them on this platform, and does not verify
 * packages without a hash. Run it after every `npm install`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Package = {
  name?: string
  version?: string
  integrity?: string
  link?: boolean
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
    if (Object.keys(lock.packages).some((location) => location.endsWith(`node_modules/${name}`)))
      continue
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
      ...platformOf(name),
    }
  }
}

for (const [location, found] of Object.entries(lock.packages)) {
  if (location === '' || found.link || found.integrity !== undefined) continue
  const name = found.name ?? location.split('node_modules/').at(-1) ?? ''
  const { version = '', ...rest } = found
  const integrity = integrityOf(`${name}@${version}`)
  if (integrity === null) console.log(`The registry has no hash for ${name}@${version}`)
  else lock.packages[location] = { version, integrity, ...rest }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)

/** The hash of the published package; null if the registry does not have it. */
function integrityOf(published: string): string | null {
  const { stdout } = spawnSync('npm', ['view', published, 'dist.integrity'], { encoding: 'utf8' })
  const integrity = stdout.trim()
  return integrity.startsWith('sha512-') ? integrity : null
}

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
