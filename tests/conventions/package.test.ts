import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { expectNone } from './expect-none.ts'

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const dependencies = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

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
