/**
 * `node scripts/bench-builder.ts`: measures the package builder on a phone: the JavaScript of the
 * first load (brotli), and the time from a click to the new total in Chromium slowed down four
 * times, compared with a click that only changes one number.
 */
import type { CDPSession, Page } from 'playwright-core'
import { sellableIds } from '#catalog/sellables.ts'
import { startApp } from '../tests/support/app.ts'
import { builderOn, waitForHydration } from '../tests/support/builder.ts'
import { launchChromium } from '../tests/support/chromium.ts'
import { openVisitor } from '../tests/support/visitor.ts'

const slowdown = 4
const rounds = 5
const goals = { scriptBytes: 90 * 1024, clickMs: 16 }

type Clicks = { total: number[]; settled: number[] }

/**
 * Clicks every service on and off. Measures the time until the document has the new total, and
 * until the receipt has its explanation.
 */
async function timeClicks(page: Page): Promise<Clicks> {
  return page.evaluate(async (count) => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join()
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.sort-check')]
    const times: Clicks = { total: [], settled: [] }
    for (const box of Array.from({ length: count }, () => [...boxes, ...boxes]).flat()) {
      const [total, receipt] = [textOf('[data-total]'), textOf('.receipt-body')]
      const start = performance.now()
      box.click()
      while (textOf('[data-total]') === total) await new Promise((resolve) => setTimeout(resolve))
      times.total.push(performance.now() - start)
      while (textOf('.receipt-body') === receipt)
        await new Promise((resolve) => setTimeout(resolve))
      times.settled.push(performance.now() - start)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return times
  }, rounds)
}

/** The baseline: a listener that only writes a number. */
async function timeBaseline(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const box = document.createElement('input')
    box.type = 'checkbox'
    const total = document.createElement('p')
    document.body.append(box, total)
    box.addEventListener(
      'change',
      () => (total.textContent = String(Number(total.textContent) + 1)),
    )
    const times: number[] = []
    for (let at = 0; at < count; at += 1) {
      const start = performance.now()
      box.click()
      times.push(performance.now() - start)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return times
  }, 100)
}

/**
 * The CPU time of the page's thread. On a busy machine wall-clock time would include the work of
 * other processes.
 */
async function timeWork(session: CDPSession, click: () => Promise<void>): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  }
  const before = await read()
  await click()
  return ((await read()) - before) * 1_000
}

async function timeWorkOfClicks(page: Page, session: CDPSession): Promise<number[]> {
  const times: number[] = []
  for (const id of [...sellableIds, ...sellableIds]) {
    times.push(
      await timeWork(session, () =>
        page.evaluate((id) => document.getElementById(id)?.click(), `service-${id}`),
      ),
    )
  }
  return times
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function report(what: string, values: readonly number[]): void {
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(2))
  console.log(
    `${what.padEnd(24)} p50 ${p50} ms   p95 ${p95} ms   most ${most} ms   (${values.length} clicks)`,
  )
}

const app = await startApp()
const browser = await launchChromium()
const { page, context, leave } = await openVisitor(browser, app.address, { screen: 'phone' })
const session = await context.newCDPSession(page)
await session.send('Network.enable')
/** The size of each script's response headers, which do not count. */
const headers = new Map<string, number>()
let scriptBytes = 0
session.on('Network.responseReceived', ({ requestId, type, response }) => {
  if (type === 'Script') headers.set(requestId, response.encodedDataLength)
})
session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  const ofHeaders = headers.get(requestId)
  if (ofHeaders !== undefined) scriptBytes += encodedDataLength - ofHeaders
})

await builderOn(page, 'he').open()
await waitForHydration(page)
await page.waitForLoadState('networkidle')
console.log(
  `JavaScript of the first load ${(scriptBytes / 1024).toFixed(1)} KB (goal ${goals.scriptBytes / 1024} KB)`,
)

await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
await timeClicks(page)
const clicks = await timeClicks(page)
report('a click to a new total', clicks.total)
report('a click to its reasons', clicks.settled)
report('a click to a number', await timeBaseline(page))
await session.send('Performance.enable', { timeDomain: 'threadTicks' })
report('all work of a click', await timeWorkOfClicks(page, session))
if (scriptBytes > goals.scriptBytes || percentile(clicks.total, 0.95) > goals.clickMs)
  process.exitCode = 1

await leave()
await browser.close()
await app.stop()
