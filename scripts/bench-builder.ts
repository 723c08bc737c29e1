/**
 * `node scripts/bench-builder.ts`: what the package builder costs a phone. JavaScript of the first
 * load (brotli), and the time from a click to the
 * new total in the page, in Chromium slowed down four times, beside a click that changes one number
 * and nothing else.
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
 * Clicks every service in and out again: until the document has its new total, and until the
 * receipt has told why.
 */
async function timeClicks(page: Page): Promise<Clicks> {
  return page.evaluate(async (times) => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join()
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.sort-check')]
    const taken: Clicks = { total: [], settled: [] }
    for (const box of Array.from({ length: times }, () => [...boxes, ...boxes]).flat()) {
      const [total, receipt] = [textOf('[data-total]'), textOf('.receipt-body')]
      const start = performance.now()
      box.click()
      while (textOf('[data-total]') === total) await new Promise((resolve) => setTimeout(resolve))
      taken.total.push(performance.now() - start)
      while (textOf('.receipt-body') === receipt)
        await new Promise((resolve) => setTimeout(resolve))
      taken.settled.push(performance.now() - start)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return taken
  }, rounds)
}

/** The yardstick: a listener that writes a number. */
async function timeNothing(page: Page): Promise<number[]> {
  return page.evaluate(async (times) => {
    const box = document.createElement('input')
    box.type = 'checkbox'
    const total = document.createElement('p')
    document.body.append(box, total)
    box.addEventListener(
      'change',
      () => (total.textContent = String(Number(total.textContent) + 1)),
    )
    const taken: number[] = []
    for (let at = 0; at < times; at += 1) {
      const start = performance.now()
      box.click()
      taken.push(performance.now() - start)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return taken
  }, 100)
}

/**
 * Time that the page's own thread worked: on a busy machine the clock on the wall counts everybody
 * else's work too.
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
  const taken: number[] = []
  for (const id of [...sellableIds, ...sellableIds]) {
    taken.push(
      await timeWork(session, () =>
        page.evaluate((id) => document.getElementById(id)?.click(), `service-${id}`),
      ),
    )
  }
  return taken
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function tell(what: string, values: readonly number[]): void {
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
/** The headers of each script, which are no part of it. */
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
tell('a click to a new total', clicks.total)
tell('a click to its reasons', clicks.settled)
tell('a click to a number', await timeNothing(page))
await session.send('Performance.enable', { timeDomain: 'threadTicks' })
tell('all work of a click', await timeWorkOfClicks(page, session))
if (scriptBytes > goals.scriptBytes || percentile(clicks.total, 0.95) > goals.clickMs)
  process.exitCode = 1

await leave()
await browser.close()
await app.stop()
