import { expect, test } from 'vitest'
import { founderCard } from '#content/cards/founder-card.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { cardSheet } from './card-sheet.ts'

const langs: readonly Lang[] = ['he', 'en']

const card = {
  id: '',
  slug: 'maya',
  status: 'active' as const,
  startsOn: '2026-11-01',
  expiresOn: '2027-11-01',
  version: 1,
}

function pagesOf(pdf: Buffer): string | undefined {
  return /\/Type ?\/Pages[^>]*?\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]
}

// Proves 3.12.14.
test.each(
  langs.flatMap((lang) => [
    [lang, 'דנה'],
    [lang, 'Alexandra-Victoria Featherstonehaugh-Abramovich'],
    [lang, 'ш'.repeat(60)],
  ]),
)('the printable sheet in %s is one page for the name %s', async (lang, name) => {
  const words = { ...founderCard().words.he, name, role: 'ר'.repeat(80), company: 'ח'.repeat(80) }
  const content = { ...founderCard(), words: { he: words, en: words, ru: words } }
  const pdf = await cardSheet(
    { ...card, content },
    { lang, siteUrl: 'https://dagesh.example', scan: 'Scan to open the card' },
  )
  expect(pagesOf(pdf)).toBe('1')
})
