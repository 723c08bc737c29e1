import { setTimeout as sleep } from 'node:timers/promises'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import type { BuiltApp } from '../leads/built-app.ts'
import type { Posted } from '../leads/find-losses.ts'

async function statusOf(app: BuiltApp, path: string): Promise<number> {
  const response = await fetch(app.address + path, { signal: AbortSignal.timeout(20_000) })
  await response.arrayBuffer()
  return response.status
}

/** Adds only confirmed leads to `confirmed`: refused ones may be sent again. */
export async function postLead({ address }: BuiltApp, confirmed: Posted[]): Promise<number> {
  const lead: Posted = { ...newSubmission(), tries: 1, isConfirmed: true }
  const response = await fetch(address + leadEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': lead.key },
    body: lead.body,
    signal: AbortSignal.timeout(20_000),
  })
  await response.arrayBuffer()
  if (response.status === 201) confirmed.push(lead)
  return response.status
}

/** Posts leads and requests a page before the disk fault. */
export async function fillApp(app: BuiltApp, confirmed: Posted[]): Promise<void> {
  for (let count = 0; count < 20; count += 1) await postLead(app, confirmed)
  await statusOf(app, '/he/about')
}

type Observation = { isAsExpected: boolean; figure: string }

/** Leads posted after the first refused one. */
const refusedLeads = 50

/**
 * Posts leads until one is refused, and more after it. Expected: 503, not ready for any refused
 * lead, healthy, and pages still served.
 */
export async function observeRefusal(
  app: BuiltApp,
  { breakDisk, confirmed }: Broken,
): Promise<Observation> {
  for (let round = 0; round < 60; round += 1) {
    breakDisk()
    const lead = await postLead(app, confirmed)
    if (lead !== 201) {
      const ready = await statusOf(app, '/readyz')
      const lies = await countLies(app, { breakDisk, confirmed })
      const health = await statusOf(app, '/healthz')
      const page = await statusOf(app, '/he/about')
      return {
        isAsExpected: lead === 503 && ready === 503 && lies === 0 && health === 200 && page === 200,
        figure: `lead ${lead}, ready ${ready}, ${lies} of ${refusedLeads} more refused while ready, health ${health}, page ${page}`,
      }
    }
    await sleep(250)
  }
  throw new Error('No lead was refused')
}

type Broken = { breakDisk: () => void; confirmed: Posted[] }

/** How many leads are refused by a node that has just said that it is ready. */
async function countLies(app: BuiltApp, { breakDisk, confirmed }: Broken): Promise<number> {
  let lies = 0
  for (let count = 0; count < refusedLeads; count += 1) {
    breakDisk()
    const ready = await statusOf(app, '/readyz')
    if (ready === 200 && (await postLead(app, confirmed)) !== 201) lies += 1
  }
  return lies
}
