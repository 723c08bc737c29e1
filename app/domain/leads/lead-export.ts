import { readLeadFilter, type LeadFilter } from './lead-filter.ts'

export const exportFormats = ['csv', 'json'] as const

/** In place of a format: an archive of all that is stored. */
export const everything = 'everything'

export type ExportFormat = (typeof exportFormats)[number]

/** Which leads an export has, in which format and in which language its words are. */
export type LeadExport<Lang extends string> = {
  filter: LeadFilter
  format: ExportFormat
  lang: Lang
}

/**
 * Reads the form of an export. `filter` is the query of a list; unknown values count as missing, as
 * they do there. Returns null for an unknown format or language.
 */
export function parseLeadExport<Lang extends string>(
  fields: { filter: string; format: string; lang: string },
  isLang: (value: unknown) => value is Lang,
): LeadExport<Lang> | null {
  const format = exportFormats.find((known) => known === fields.format)
  const { lang } = fields
  if (!format || !isLang(lang)) return null
  return { filter: readLeadFilter(new URLSearchParams(fields.filter)), format, lang }
}
