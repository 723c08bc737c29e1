import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import type { AdminGate } from '#desk/words/he/gate.ts'
import type { CountrySum } from '#server/gate/gate-count-store.ts'
import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'

/** Number of days that the tables add up. */
export const countedDays = 30

const maxCountries = 8

export type CountryCountTable = {
  title: string
  columns: AdminGate['counts']['columns']
  rows: readonly { name: string; today: string; total: string }[]
  sum: { today: string; total: string }
}

/**
 * One table of refused visits and one of those that would have been refused; a table without rows
 * is left out.
 */
export function buildCountryTables(
  sums: readonly CountrySum[],
  { lang, copy }: { lang: DeskLang; copy: AdminGate['counts'] },
): CountryCountTable[] {
  return (['refused', 'counted'] as const).flatMap((kind) => {
    const own = sums.filter((sum) => sum.kind === kind)
    return own.length === 0 ? [] : [buildCountryTable(copy[kind], own, { lang, copy })]
  })
}

function buildCountryTable(
  title: string,
  sums: readonly CountrySum[],
  { lang, copy }: { lang: DeskLang; copy: AdminGate['counts'] },
): CountryCountTable {
  const names = new Intl.DisplayNames(deskLanguages[lang].locale, { type: 'region' })
  const row = (name: string, of: readonly CountrySum[]) => ({ name, ...addUp(of, lang) })
  const others = sums.slice(maxCountries)
  return {
    title,
    columns: { ...copy.columns, total: fill(copy.columns.total, { days: countedDays }) },
    rows: [
      ...sums.slice(0, maxCountries).map((sum) => row(names.of(sum.country) ?? sum.country, [sum])),
      ...(others.length > 0 ? [row(copy.others, others)] : []),
    ],
    sum: addUp(sums, lang),
  }
}

function addUp(sums: readonly CountrySum[], lang: DeskLang) {
  const sumOf = (pick: (sum: CountrySum) => number) =>
    formatNumber(
      sums.reduce((sum, each) => sum + pick(each), 0),
      lang,
    )
  return { today: sumOf((each) => each.today), total: sumOf((each) => each.total) }
}
