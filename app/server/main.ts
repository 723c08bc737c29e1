import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { studio } from '#catalog/studio.server.ts'
import { siteSamples, storedKinds, type SampleGroup } from '#content/samples.server.ts'
import { startApp } from './app.ts'
import { createLog } from './create-log.ts'
import { describeDataDir } from './data-dir.ts'
import { EnvError, parseEnv, type Env } from './env.ts'
import { keepSampleCount } from './health/check-samples.ts'
import { describeFinding } from './request/address-finding.ts'
import { describeProxies } from './request/client-address.ts'
import { keptFinding } from './request/kept-finding.ts'
import { fileHeaders } from './http/send/security-headers.ts'
import { loadBuiltFiles } from './http/send/files/built-files.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { endOnUncaughtErrors } from './uncaught-errors.ts'
import type { DocumentScripts } from './page-context.ts'

/**
 * Starts the built site from the folder it was built in. On failure prints one line and ends the
 * process.
 */
export async function main(root: string): Promise<void> {
  const stopping = stopOnSignal()
  try {
    const client = join(root, 'build/client')
    const env = parseEnv()
    endOnUncaughtErrors(createLog(env))
    const app = await startApp({
      env,
      // SAFETY: the virtual module is the server build, its declaration leaves fields out.
      render: createRequestHandler(build as unknown as ServerBuild, 'production'),
      scripts: await findScripts(client),
      files: await loadBuiltFiles(client, fileHeaders(env)),
      development: false,
      signal: stopping.signal,
    })
    const samples = siteSamples(app.samples())
    keepSampleCount(
      env,
      samples.reduce((sum, { count }) => sum + count, 0),
    )
    announce(app.address, { env, root, setUpCode: app.setUpCode, samples })
    stopping.stopWith(app.stop)
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0)
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  }
}

async function findScripts(client: string): Promise<DocumentScripts> {
  const find = async (name: keyof DocumentScripts) => {
    // SAFETY: written by the build tool (vite.documents.ts).
    const manifest = JSON.parse(
      await readFile(join(client, `.vite/${name}.json`), 'utf8'),
    ) as Record<string, { file: string }>
    const entry = manifest[`app/documents/${name}/entry.ts`]
    if (!entry) throw new Error(`The build has no script for ${name}: run npm run build`)
    return [`/${entry.file}`]
  }
  return {
    site: await find('site'),
    template: await find('template'),
    card: await find('card'),
  }
}

type Announced = {
  env: Env
  root: string
  setUpCode: string | null
  samples: readonly SampleGroup[]
}

/** In one write, so that a program that reads the output sees all of it or nothing. */
function announce(address: string, { env, root, setUpCode, samples }: Announced): void {
  const found = keptFinding(env)
  const lines = [
    `${studio().name.en} is ready: ${address}`,
    describeDataDir(env.DATA_DIR, root),
    describeProxies(env.TRUSTED_PROXIES),
    ...(found === null ? [] : [`When it last ran: ${describeFinding(found)}`]),
    ...(process.getuid?.() === 0 ? [rootWarning] : []),
    ...samples.map(sampleWarning),
  ]
  if (setUpCode)
    lines.push(
      `No admin yet. Sign up at ${address}/he/emodesuper?mode=sign-up with the set-up code ${setUpCode}`,
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}

const rootWarning = 'Runs as root, and keeps it: start the site as a user of its own where you can'

function sampleWarning({ kind, count, places: [first, ...others] }: SampleGroup): string {
  if (storedKinds.some((each) => each === kind))
    return `Still sample: ${kind}, ${count}: replace them in the admin area, Settings`
  const more = others.length > 0 ? ` and ${others.length} more files` : ''
  return `Still sample: ${kind}, ${count}: edit ${first?.file}${more}`
}

function messageOf(error: unknown): string {
  if (error instanceof EnvError || error instanceof Error)
    return error.message.replaceAll('\n', ' ')
  return String(error)
}
