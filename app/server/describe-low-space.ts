import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'

/** How much is free, for every page and email that shows it; rounded down. */
export function describeLowSpace(free: number, lang: DeskLang): { title: string; text: string } {
  const { adminDisk } = deskCopyFor(lang)
  const share = isolate(`${formatNumber(Math.floor(free * 100), lang)}%`, 'ltr')
  return { title: adminDisk.title, text: fill(adminDisk.text, { share }) }
}
