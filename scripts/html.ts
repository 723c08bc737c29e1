/**
 * `npm run html`: runs the Nu HTML checker on every public page, indexed or not, and lists each
 * fault once with its pages. HTML_URL is the address of a running site. Needs Java, so it is not
 * part of `npm test`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { langs } from '#documents/head/langs.ts'
import { adminUrl } from '#i18n/links.ts'
import { publicAddresses } from '#tests/support/addresses.ts'
import { startApp } from '#tests/support/app.ts'

const jar = join(import.meta.dirname, '../node_modules/vnu-jar/build/dist/vnu.jar')
const installHint = 'The HTML check needs Java: apt-get install -y default-jre-headless'

const addresses = [...publicAddresses, '/en/v/no-such-card', ...langs.map((lang) => adminUrl(lang))]

const reportSchema = z.object({
  messages: z.array(
    z.object({
      message: z.string(),
      extract: z.string().optional(),
      url: z.string().optional(),
    }),
  ),
})

type Fault = z.infer<typeof reportSchema>['messages'][number]

async function savePages(site: string, folder: string): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    const response = await fetch(site + address, { headers: { Accept: 'text/html' } })
    writeFileSync(join(folder, `${index}.html`), await response.text())
  }
}

/** The errors in the files of the folder. The checker writes its report to stderr. */
function check(folder: string): Fault[] {
  const { error, stderr } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', folder],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (error) {
    console.error(installHint)
    process.exit(1)
  }
  return reportSchema.parse(JSON.parse(stderr)).messages.filter((fault) => !isStandard(fault))
}

/**
 * The standard allows `blocking` where `rel` is 'expect' too, which the checker does not know yet
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
 */
function isStandard({ message, extract = '' }: Fault): boolean {
  return message.includes('“blocking” attribute') && extract.includes('<link rel="expect"')
}

function addressOf({ url = '' }: Fault): string {
  return addresses[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url
}

const app = process.env.HTML_URL ? null : await startApp()
const folder = mkdtempSync(join(tmpdir(), 'html-'))
try {
  await savePages(app?.address ?? process.env.HTML_URL ?? '', folder)
} finally {
  await app?.stop()
}
const faults = check(folder)
rmSync(folder, { recursive: true })
for (const [message, same] of Map.groupBy(faults, ({ message }) => message)) {
  const where = [...new Set(same.map(addressOf))]
  console.log(`${message} (${same.length})\n  ${same[0]?.extract?.trim() ?? ''}`)
  console.log(`  ${where.slice(0, 5).join(' ')}${where.length > 5 ? ' …' : ''}`)
}
console.log(`${addresses.length} pages, ${faults.length} errors.`)
process.exitCode = faults.length === 0 ? 0 : 1
