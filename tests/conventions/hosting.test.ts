import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { envNames } from '#server/env.ts'
import { expectNone } from './expect-none.ts'

const instructions = readFileSync('Dockerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({
        image: z.string().optional(),
        read_only: z.boolean().optional(),
        environment: z.record(z.string(), z.string()).default({}),
        ports: z.array(z.string()).default([]),
        volumes: z.array(z.string()).default([]),
      }),
    ),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))

/** A small linter: what hadolint would say about these files, and what the site needs. */
const faults: readonly [message: string, isFault: (line: string) => boolean][] = [
  [
    'an image without an exact version',
    (line) => /^FROM (?!\S+:\d+\.\d+\S*(?: AS \w+)?$)/.test(line),
  ],
  [
    'a command in a shell, which gets no signals',
    (line) => /^(?:CMD|ENTRYPOINT) (?!\[)/.test(line),
  ],
  ['ADD, where COPY does', (line) => line.startsWith('ADD ')],
  ['an install that may change', (line) => /\bnpm (?:install|i)\b/.test(line)],
  ['a relative WORKDIR', (line) => /^WORKDIR (?!\/)/.test(line)],
  ['an unknown instruction', (line) => !/^[A-Z]+ /.test(line)],
]

// Proves 9.8.3.
test('the image follows the rules of a good Dockerfile', () => {
  expect(instructions.length).toBeGreaterThan(15)
  expectNone(
    instructions.flatMap((line) =>
      faults.flatMap(([message, isFault]) => (isFault(line) ? [`${message}: ${line}`] : [])),
    ),
    'Change the Dockerfile.',
  )
  const has = (start: string) => last.some((line) => line.startsWith(start))
  for (const start of ['USER node', 'STOPSIGNAL SIGTERM', 'HEALTHCHECK ', 'VOLUME /data'])
    expect(has(start), start).toBe(true)
  expect(last.findIndex((line) => line.startsWith('USER'))).toBeGreaterThan(
    last.findLastIndex((line) => line.startsWith('RUN')),
  )
})

test('what the image copies from the checkout exists', () => {
  const copied = last.flatMap((line) => /^COPY --from=build \/site\/(\S+)/.exec(line)?.[1] ?? [])
  expect(copied.length).toBeGreaterThan(3)
  const made = new Set(['build', 'node_modules'])
  expect(copied.filter((name) => !made.has(name) && !existsSync(name))).toEqual([])
})

// Proves 9.8.3.
test('the compose file has exact images, a read-only site, and only variables that exist', () => {
  const { site, ...others } = compose.services
  expect(site?.read_only).toBe(true)
  expect(Object.keys(others)).toEqual(['postgres', 'caddy'])
  expect(others['caddy']?.ports).toEqual(expect.arrayContaining(['80:80', '443:443']))
  expect(others['caddy']?.volumes).toContain('caddy-data:/data')
  const images = Object.values(others).map(({ image }) => image ?? 'none')
  expect(images.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([])
  expect(Object.keys(site?.environment ?? {}).filter((name) => !envNames.includes(name))).toEqual(
    [],
  )
  const mounted = Object.values(compose.services).flatMap(({ volumes }) =>
    volumes.filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':')[0] ?? ''),
  )
  expect(mounted.filter((path) => !existsSync(path))).toEqual([])
})

test('the unit of systemd sets only variables that exist', () => {
  const unit = readFileSync('deploy/dagesh.service', 'utf8')
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !envNames.includes(name))).toEqual([])
  expect(unit).toMatch(/^User=(?!root)/m)
})
