import { adminUrl, type AdminPath } from '#i18n/links.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

const walkKey = 'walk'

/** A screen as a part of the first walk: from it the next one follows (requirements 7.16). */
export function walkUrl(lang: DeskLang, to: AdminPath): string {
  return `${adminUrl(lang, to)}?${walkKey}=1`
}

export function isWalk({ url }: Pick<Request, 'url'>): boolean {
  return new URL(url).searchParams.has(walkKey)
}
