import { pages } from '#content/pages.ts'
import type { PageRecord } from '#content/page-record.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Redirect } from './address.ts'

/** The page that follows a former one, by its path after the language. */
const successors = new Map(
  pages.flatMap((page) => page.formerPaths.map((path) => [path, page] as const)),
)

const pagesByUnprefixedPath = new Map(
  pages.flatMap((page) => page.unprefixed.map((path) => [path, page] as const)),
)

/** The permanent redirect of a path after its language, or of one without a language. */
export function findSuccessor(path: string, lang: Lang): Redirect | null {
  const target = successors.get(path)
  return target ? redirectToPage(lang, target) : null
}

/** The page that a path without a language stands for. */
export function findUnprefixed(path: string): PageRecord | null {
  return pagesByUnprefixedPath.get(path) ?? null
}

/** @param isPermanent not if the language depends on the visitor */
export function redirectToPage(lang: Lang, page: PageRecord, isPermanent = true): Redirect {
  return {
    kind: 'redirect',
    to: pageUrl(lang, page.path),
    isPermanent,
    isUngated: page.ungated === true,
  }
}
