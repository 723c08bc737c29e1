import { languagesOf } from '#domain/business-card/card-languages.ts'
import { themeColors } from '#domain/business-card/card-themes.ts'
import { nameLines } from '#domain/business-card/split-name.ts'
import { isolate } from '#i18n/bidi.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { typesetPdf } from '../pdf/typesetter.ts'
import { studioDay } from '../studio-day.ts'
import { cardCode } from './card-code.ts'
import type { StoredCard } from './card-store.ts'

type Options = { lang: Lang; siteUrl: string; scan: string }

/** A PDF of one A4 page with the QR code of a card. */
export function cardSheet(
  { slug, content }: StoredCard,
  { lang, siteUrl, scan }: Options,
): Promise<Buffer> {
  const [first = 'he'] = languagesOf(content)
  const words = content.words[content.words[lang].name === '' ? first : lang]
  const { name, role, company } = words
  const lines = nameLines(name, words)
  const { dir } = languages[lang]
  const { size, path } = cardCode(siteUrl, slug)
  const [year = 0, month = 0, day = 0] = studioDay(new Date()).split('-').map(Number)
  const code = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
  return typesetPdf('card-sheet', {
    lang,
    dir,
    code,
    date: { year, month, day },
    accent: (content.colors ?? themeColors[content.theme]).accent,
    name,
    given: isolate(lines.first, dir),
    family: isolate(lines.second, dir),
    role: isolate([role, company].filter(Boolean).join(', '), dir),
    scan,
    address: isolate(`${siteUrl}/v/${slug}`.replace(/^https?:\/\//, ''), 'ltr'),
  })
}
