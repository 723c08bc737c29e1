import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Lang } from '#i18n/languages.ts'
import { quotePdfContent } from '#server/quotes/quote-pdf.ts'
import { typesetSvg } from '#server/pdf/typesetter.ts'
import { sampleQuote } from './sample-quote.ts'

/**
 * Text that other PDF libraries reorder wrongly: both directions, phones, amounts, ranges,
 * brackets, final punctuation (requirements 1.5).
 */
export const mixedText =
  'שלום John (UX/UI) \u2066+972 50 123 4567\u2069, \u2066₪1,234 – 16+\u2069 \u2066C++\u2069.'

export function mixedQuote(note = mixedText) {
  return sampleQuote({
    basket: 's=landing-page,mvp',
    client: { name: 'יוסי Levi (R&D) בע״מ', email: 'yossi@example.com' },
    note,
  })
}

type PdfSample = { name: string; lang: Lang; quote: ReturnType<typeof sampleQuote> }

export const pdfSamples: readonly PdfSample[] = (['he', 'en'] as const).flatMap((lang) => [
  { name: `quote-${lang}`, lang, quote: sampleQuote() },
  { name: `mixed-${lang}`, lang, quote: mixedQuote() },
])

export const goldenFolder = path.join('app', 'server', 'pdf', 'golden')

/** The pages as a grayscale image. */
export async function renderSample(
  quote: PdfSample['quote'],
  lang: Lang,
): Promise<{ pixels: Buffer; png: Buffer }> {
  const image = sharp(Buffer.from(await typesetSvg('quote', quotePdfContent(quote, lang))), {
    density: 96,
  })
    .flatten({ background: '#fff' })
    .greyscale()
  return {
    pixels: await image.clone().raw().toBuffer(),
    png: await image.clone().png({ compressionLevel: 9, palette: true }).toBuffer(),
  }
}

export function readGolden(name: string): Promise<Buffer> {
  return sharp(readFileSync(path.join(goldenFolder, `${name}.png`)))
    .greyscale()
    .raw()
    .toBuffer()
}
