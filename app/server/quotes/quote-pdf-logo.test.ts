import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { writeLogo, type StudioLogo } from '#domain/studio/studio-pictures.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { sampleQuote } from '#tests/support/sample-quote.ts'
import { drawLogo } from '#tests/support/studio-pictures.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { quotes, quoteVersions } from '../db/schema.ts'
import { typesetPdf } from '../pdf/typesetter.ts'
import { prepareLogo } from '../studio-pictures/prepare-logo.ts'
import { printLogo } from '../studio-pictures/print-logo.ts'
import {
  addStudioPictures,
  getStudioPicture,
  removeUnusedStudioPictures,
} from '../studio-pictures/studio-picture-store.ts'
import { quotePdf, quotePdfContent } from './quote-pdf.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.stop())
afterEach(() => changeStudio(company))

/** Uploads a logo of these colours and makes it that of the studio. */
async function useLogo(...colors: Parameters<typeof drawLogo>[1]): Promise<StudioLogo> {
  const prepared = await prepareLogo(await drawLogo({ width: 640, height: 160 }, colors))
  if ('fault' in prepared) throw new Error(prepared.fault)
  const { logo, bytes } = prepared
  await addStudioPictures(database, [{ id: logo.id, bytes }])
  changeStudio({ ...company, logo })
  return logo
}

/** The PDF of a quote that is issued now. */
async function printQuote(quote = sampleQuote()) {
  const logo = await printLogo(database, quote.snapshot.studio.logo)
  return quotePdf(quote, 'he', logo)
}

function pictures(file: Buffer): number {
  return file.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0
}

// Proves 7.15.1.
test('the quote has the logo instead of the name as type, tagged with the name', async () => {
  await useLogo('#5b2fd0', '#e8500c')
  const file = await printQuote()
  expect(pictures(file)).toBeGreaterThan(0)
  expect(file.toString('latin1')).toContain('pdfuaid:part')
})

// Proves 7.15.1.
test('without a logo the quote has no picture and the same bytes as before', async () => {
  const quote = sampleQuote()
  expect(Object.keys(quote.snapshot.studio)).not.toContain('logo')
  const file = await printQuote()
  expect(pictures(file)).toBe(0)
  expect(file).toEqual(await typesetPdf('quote', quotePdfContent(quote, 'he')))
})

// Proves 7.15.1.
test('another logo makes another file, and a sent quote keeps the one that it was sent with', async () => {
  const first = await useLogo('#5b2fd0', '#e8500c')
  const sent = sampleQuote()
  const before = await printQuote(sent)
  const second = await useLogo('#0b6b4f', '#e8a00c')
  expect(second.id).not.toBe(first.id)
  expect((await printQuote()).equals(before)).toBe(false)
  expect((await printQuote(sent)).equals(before)).toBe(true)
})

// Proves 7.15.1.
test.each([['#ffffff'], ['#d02f5b']] as const)(
  'a logo of the one colour %s is printed in the colour of the text',
  async (color) => {
    const logo = await useLogo(color)
    const printed = await printLogo(database, writeLogo(logo))
    const { data } = await sharp(printed?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 4)]).toEqual([0x21, 0x08, 0x18, 255])
    expect(printed?.isOnDark).toBe(false)
  },
)

// Proves 7.15.1.
test('a light logo brings its dark ground to white paper', async () => {
  const logo = await useLogo('#ffffff', '#ffe9a8')
  expect(logo.look).toBe('dark')
  expect((await printLogo(database, writeLogo(logo)))?.isOnDark).toBe(true)
})

// Proves 7.15.1.
test('a logo whose picture is gone leaves the name as type', async () => {
  expect(await printLogo(database, `${'a'.repeat(22)}.640x160.any`)).toBeNull()
  expect(await printLogo(database, 'no logo')).toBeNull()
})

// Proves 7.15.3.
test('a picture stays as long as a quote has it', async () => {
  const [kept, unused] = [await useLogo('#111111', '#5b2fd0'), await useLogo('#5b2fd0', '#222222')]
  const [leadId = ''] = await addLeadRows(database, [{}])
  const { snapshot, hash } = sampleQuote()
  const studio = { ...snapshot.studio, logo: writeLogo(kept) }
  const quoteId = randomUUID()
  await database.orm.insert(quotes).values({
    id: quoteId,
    leadId,
    number: '2026-0001',
    token: 'token',
    tokenHash: 'hash',
    status: 'sent',
    version: 1,
    language: 'he',
    validUntil: '2026-12-21',
    chosen: [],
  })
  await database.orm
    .insert(quoteVersions)
    .values({ quoteId, version: 1, snapshot: JSON.stringify({ ...snapshot, studio }), hash })
  await database.pool.query(`update studio_pictures set created_at = now() - interval '2 days'`)
  await removeUnusedStudioPictures(database)
  expect(await getStudioPicture(database, kept.id)).not.toBeNull()
  expect(await getStudioPicture(database, unused.id)).toBeNull()
})
