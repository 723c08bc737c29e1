/**
 * `node scripts/lighthouse.ts [address …]`: prints the Lighthouse results of the built site on a
 * phone, the median of three runs. The version is set here instead of in package.json, because
 * Lighthouse is rarely used and larger than all other dependencies. LIGHTHOUSE_URL is the address
 * of a running site. LIGHTHOUSE_PORT is the debugging port of a running Chromium, for machines where
 * the start of a process is slow (decision 0077).
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import type { PagePath } from '#catalog/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { startApp } from '#tests/support/app.ts'
import { chromiumFlags, requireChromium } from '#tests/support/chromium.ts'

const version = '13.5.0'
const runs = 3
/** A page of each kind. */
const kinds = [
  '',
  'about',
  'contact',
  'package-builder',
  'qr-generator',
  'portfolio',
  'portfolio/viola-medical',
  'services/landing-page',
  'blog',
  'blog/7-ux-mistakes-killing-conversions',
  'templates/law-firm',
] as const satisfies PagePath[]
const defaults = kinds.flatMap((path) => langs.map((lang) => pageUrl(lang, path)))
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
] as const

/** The lowest score of each category, and the longest times in milliseconds. */
const goals = {
  score: 100,
  'largest-contentful-paint': 1_100,
  'cumulative-layout-shift': 0,
}

const reportSchema = z.object({
  categories: z.record(z.enum(categories), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
    }),
  ),
})

type Report = z.infer<typeof reportSchema>

const execute = promisify(execFile)

/** Retries once, because the browser's trace is sometimes incomplete. */
async function runLighthouse(url: string): Promise<Report> {
  return runLighthouseOnce(url).catch(() => runLighthouseOnce(url))
}

function browserOption(): string {
  const port = process.env.LIGHTHOUSE_PORT
  if (port) return `--port=${port}`
  return `--chrome-flags=${['--headless=new', ...chromiumFlags()].join(' ')}`
}

/**
 * A running Chromium keeps the page of the previous run in the process of the next one. Collecting
 * it during the run took 60 ms of the page's time.
 */
async function collectGarbage(): Promise<void> {
  const port = process.env.LIGHTHOUSE_PORT
  if (!port) return
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
  }
  await browser.close()
}

async function runLighthouseOnce(url: string): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    browserOption(),
  ]
  await collectGarbage()
  const { stdout } = await execute(
    'npm',
    ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url, ...options],
    {
      env: { ...process.env, CHROME_PATH: requireChromium() },
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  return reportSchema.parse(JSON.parse(stdout))
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function medianOf(reports: readonly Report[]) {
  const scores = categories.map((id) =>
    Math.round(median(reports.map((report) => report.categories[id]?.score ?? 0)) * 100),
  )
  const times = timings.map((id) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0)),
  )
  return { scores, times }
}

/** The audits of a run that lowered its scores. */
function findFailed(report: Report | undefined): string[] {
  const failed = Object.values(report?.audits ?? {}).filter(
    ({ score }) => score !== null && score < 0.9,
  )
  return failed.map(({ id, score }) => `${id} ${score}`)
}

function isGood({ scores, times }: ReturnType<typeof medianOf>): boolean {
  const time = (id: (typeof timings)[number]) => times[timings.indexOf(id)] ?? 0
  return (
    scores.every((score) => score >= goals.score) &&
    time('largest-contentful-paint') <= goals['largest-contentful-paint'] &&
    time('cumulative-layout-shift') <= goals['cumulative-layout-shift']
  )
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(8))).join('')
}

async function measurePage(site: string, address: string): Promise<boolean> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(site + address))
  const found = medianOf(reports)
  const shift = timings.length - 1
  const cells = [
    ...found.scores.map(String),
    ...found.times.map((value, index) => (index === shift ? value.toFixed(3) : value.toFixed(0))),
  ]
  console.log(row([address, ...cells]))
  if (isGood(found)) return true
  console.log(`  ${findFailed(reports.at(-1)).join(', ')}`)
  return false
}

const siteUrl = process.env.LIGHTHOUSE_URL
const app = siteUrl ? null : await startApp()
const paths = process.argv.slice(2)
console.log(row(['', 'perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'SI', 'CLS']))
try {
  for (const address of paths.length > 0 ? paths : defaults) {
    if (!(await measurePage(app?.address ?? siteUrl ?? '', address))) process.exitCode = 1
  }
} finally {
  await app?.stop()
}
