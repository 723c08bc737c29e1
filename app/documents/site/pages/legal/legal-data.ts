import { authorities, legalVersions, type LegalPath } from '#catalog/legal.ts'
import type { LegalBlock } from '#content/pages/legal-words.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { keepLevel } from './keep-level.ts'

/** The authority to complain to; the terms name none. */
const authorityOf = {
  'privacy-policy': 'privacy',
  'terms-of-service': null,
  accessibility: 'accessibility',
} as const satisfies Record<LegalPath, keyof typeof authorities | null>

/** The data of a legal page. `version.day` is a calendar date, YYYY-MM-DD. */
export function legalDataFor(path: LegalPath, lang: Lang) {
  const { pages, legal, links, nav } = copyFor(lang)
  const { opening, body } = pages[path]
  const { version, since } = legalVersions[path]
  const authority = authorityOf[path]
  return {
    lang,
    path,
    opening: { ...opening, lead: keepLevel(opening.lead) },
    title: body.title,
    sections: Object.entries(body.sections).map(([id, section]) => ({
      id,
      ...section,
      blocks: section.blocks.map(keepLevelInBlock),
    })),
    authorityUrl: authority && authorities[authority][lang],
    version: { text: fill(legal.version, { version, day: formatDay(since, lang) }), day: since },
    copy: {
      contents: legal.contents,
      contact: legal.contact,
      write: legal.write,
      call: legal.call,
      post: legal.post,
    },
    links,
    related: nav.related,
  }
}

function keepLevelInBlock(block: LegalBlock): LegalBlock {
  return typeof block === 'string' ? keepLevel(block) : block.map(keepLevel)
}

export type LegalData = ReturnType<typeof legalDataFor>
