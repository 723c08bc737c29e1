/**
 * Measures whether the time of a refused sign-in reveals that an account exists: 200 pairs of a
 * known and an unknown account, compared by Welch's t and by medians. `--pairs 200`
 */
import { parseArgs } from 'node:util'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { visitorAddress } from '#tests/support/visitor-address.ts'
import { recordMeasurement } from './faults/measurement-file.ts'

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '200' } } })
const pairs = Number(values.pairs)
const limits = { t: 4.5, share: 0.05 }

const owner = { name: 'דנה כהן', email: 'dana@example.com', password: 'זבוב על כנף של מטוס' }

const app = await startApp({
  env: { TRUSTED_PROXIES: '127.0.0.0/8,::1', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
})
const database = await connectToAppDatabase(app.dataDir)
let callers = 0

/** Each request has a different address, so that no limit by address applies. */
async function post(form: Record<string, string>): Promise<number> {
  callers += 1
  const { status } = await rawRequest(app.address, '/he/emodesuper?index', {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': visitorAddress(callers),
    },
    body: new URLSearchParams(form).toString(),
  })
  return status
}

async function timeOf(email: string): Promise<number> {
  await database.query('delete from rate_limits')
  const start = performance.now()
  const status = await post({ mode: 'sign-in', email, password: 'a wrong password' })
  const time = performance.now() - start
  if (status !== 401) throw new Error(`A wrong password was answered with ${status}`)
  return time
}

function mean(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length
}

function variance(times: readonly number[]): number {
  const middle = mean(times)
  return times.reduce((sum, time) => sum + (time - middle) ** 2, 0) / (times.length - 1)
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

const known: number[] = []
const unknown: number[] = []
try {
  await post({ mode: 'sign-up', ...owner, code: app.setUpCode ?? '' })
  for (let warm = 0; warm < 10; warm += 1) await timeOf(owner.email)
  for (let pair = 0; pair < pairs; pair += 1) {
    const measure = [
      async () => void known.push(await timeOf(owner.email)),
      async () => void unknown.push(await timeOf(`nobody-${pair}@example.com`)),
    ]
    // Alternates the order, so that effects of the previous pair are equal for both.
    for (const step of pair % 2 === 0 ? measure : measure.toReversed()) await step()
  }
} finally {
  await database.end()
  await app.stop()
}

const spread = Math.sqrt(variance(known) / known.length + variance(unknown) / unknown.length)
const t = (mean(known) - mean(unknown)) / spread
const [ofKnown, ofUnknown] = [median(known), median(unknown)]
const share = Math.abs(ofKnown - ofUnknown) / ofKnown
recordMeasurement('sign-in-time', {
  figure: `${pairs} pairs: t = ${t.toFixed(2)}, medians ${ofKnown.toFixed(1)} and ${ofUnknown.toFixed(1)} ms, ${(share * 100).toFixed(1)}% apart`,
  isReached: Math.abs(t) < limits.t && share <= limits.share,
  isFull: pairs >= 200,
})
