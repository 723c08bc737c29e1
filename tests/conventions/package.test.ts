import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const dependencies = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

test('every dependency is pinned to one version', () => {
  expect(dependencies.length).toBeGreaterThan(20)
  expect(
    dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
  ).toEqual([])
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
  expect(bare).toEqual([])
})

test.each(dependencies.map(([name]) => name))('%s has its reason in the stack decision', (name) => {
  expect(readFileSync('docs/decisions/0001-stack.md', 'utf8')).toContain(`\`${name}\``)
})
