import { expect, test } from 'vitest'
import {
  renderSample,
  mixedQuote,
  mixedText,
  pdfSamples,
  readGolden,
} from '#tests/support/pdf-samples.ts'
import { frozenSample, sampleQuote } from '#tests/support/sample-quote.ts'
import { quoteFileName, quotePdfContent, quotePdf } from './quote-pdf.ts'
import { typesetSvg } from '../pdf/typesetter.ts'

/** The number of pixels that differ clearly; antialiasing may differ between machines. */
function difference(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) return Infinity
  return a.filter((shade, at) => Math.abs(shade - (b[at] ?? 0)) > 64).length
}

/** A third of the difference that one reversed phone number makes. */
const tolerance = 100

// Proves 6.2.5.
test.each(pdfSamples)('$name matches its golden image', async ({ name, lang, quote }) => {
  const { pixels } = await renderSample(quote, lang)
  expect(difference(pixels, await readGolden(name))).toBeLessThan(tolerance)
})

test('an image with one reversed word differs from the golden image', async () => {
  const turned = mixedQuote(mixedText.replace('+972 50 123 4567', '4567 123 50 972+'))
  const { pixels } = await renderSample(turned, 'he')
  expect(difference(pixels, await readGolden('mixed-he'))).toBeGreaterThan(3 * tolerance)
})

/** The x coordinate of each text run, in drawing order. */
function starts(svg: string): number[] {
  return [...svg.matchAll(/class="typst-text" transform="matrix\(1 0 0 -1 ([\d.]+)/g)].map(
    ([, x]) => Number(x),
  )
}

// Proves 6.2.5.
test('Hebrew runs from the right edge, English from the left', async () => {
  const quote = sampleQuote({ basket: 's=landing-page' })
  const [he, en] = await Promise.all(
    (['he', 'en'] as const).map(
      async (lang) => starts(await typesetSvg('quote', quotePdfContent(quote, lang)))[0] ?? 0,
    ),
  )
  expect(he).toBeGreaterThan(450)
  expect(en).toBeLessThan(60)
})

test.each(['he', 'en'] as const)(
  'the %s file has its title, number, hash, language and tags',
  async (lang) => {
    const quote = sampleQuote()
    const file = (await quotePdf(quote, lang)).toString('latin1')
    expect(file.startsWith('%PDF-1.')).toBe(true)
    expect(file).toContain(`sha256:${quote.hash}`)
    expect(file).toContain('2026-0007')
    expect(file).toMatch(new RegExp(`/Lang\\s*\\(${lang}\\)`))
    expect(file).toContain('/MarkInfo')
    expect(file).toContain('pdfuaid:part')
  },
)

// Proves 6.2.5.
test.each((['he', 'en'] as const).flatMap((lang) => [0, 1, 60].map((count) => ({ lang, count }))))(
  'a quote of $count lines is a PDF in $lang',
  async ({ lang, count }) => {
    const sample = sampleQuote()
    const [first] = sample.snapshot.lines
    if (!first) throw new Error('The sample has no line')
    const lines = Array.from({ length: count }, (_, index) => ({
      ...first,
      id: `${first.id}-${index}`,
      name: { he: `שורה ${index + 1}`, en: `Line ${index + 1}` },
    }))
    const quote = { ...sample, chosen: [], snapshot: { ...sample.snapshot, lines } }
    const file = (await quotePdf(quote, lang)).toString('latin1')
    expect(file.startsWith('%PDF-1.')).toBe(true)
    expect(file).toContain('pdfuaid:part')
  },
)

// Proves 9.6.1.
test('visitor input is text in the PDF, never Typst markup', async () => {
  const evil = '#panic("x") $1/0$ *bold* <label> @ref \\ "quoted" // comment'
  const quote = sampleQuote({ client: { name: evil, email: 'a@example.com' }, note: evil })
  const file = await quotePdf(quote, 'he')
  expect(file.toString('latin1')).toContain('pdfuaid:part')
})

// Proves 6.2.5.
test.each(['1️⃣', '👨‍👩‍👧‍👦 משפחת לוי', 'محمد', '\ue000'])(
  'a client called %s gets a PDF',
  async (name) => {
    const quote = sampleQuote({ client: { name, email: 'a@example.com' } })
    expect((await quotePdf(quote, 'he')).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test('a quote of forty lines has several pages', async () => {
  const { snapshot, hash } = frozenSample()
  const [line] = snapshot.lines
  if (!line) throw new Error('no line')
  const lines = Array.from({ length: 40 }, (_, at) => ({ ...line, id: `own-${at}`, isOwn: true }))
  const quote = {
    snapshot: { ...snapshot, lines },
    hash,
    chosen: [],
    acceptance: null,
    acceptanceHash: null,
  }
  expect(
    (await quotePdf(quote, 'he')).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length,
  ).toBeGreaterThan(2)
})

test('the file name has only ASCII characters', () => {
  expect(quoteFileName('2026-0007', 'he')).toBe('dagesh-2026-0007-he.pdf')
})
