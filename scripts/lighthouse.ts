/**
 * `node scripts/lighthouse.ts [address …]`: prints the Lighthouse results of the built site on a
 * phone with the tool's default settings, the median of three runs. On a busy machine a score says
 * nothing. The version is set here instead of in package.json, because Lighthouse is rarely used and
 * larger than all other dependencies. LIGHTHOUSE_URL is the address of a running site.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { PagePath } from '#catalog/pages.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { startApp } from '#tests/support/app.ts'
import { requireChromium } from '#tests/support/chromium.ts'

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

/** The lowest score of each category. */
const lowest = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const satisfies Record<(typeof categories)[number], number>

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

/** Chromium refuses to run as root with its sandbox. */
function browserOption(): string {
  const flags = process.getuid?.() === 0 ? ['--headless=new', '--no-sandbox'] : ['--headless=new']
  return `--chrome-flags=${flags.join(' ')}`
}

async function runLighthouseOnce(url: string): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    browserOption(),
  ]
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

function isGood({ scores }: ReturnType<typeof medianOf>): boolean {
  return categories.every((id, index) => (scores[index] ?? 0) >= lowest[id])
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
