import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminMonth } from '#desk/words/he/month.ts'
import { fill } from '#i18n/fill.ts'
import { monthFigures } from '#domain/months/month-figures.ts'
import type { MonthView } from '#server/months/month-view.ts'
import { Bars } from './bars.tsx'

/** The newest month first. */
type Props = { lang: DeskLang; copy: AdminMonth; months: readonly MonthView[] }

/** Each figure of the newest month with a chart of all of them, and what it was the month before. */
export function MonthFigures({ lang, copy, months }: Props) {
  const [current, before] = months
  if (!current) return null
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
      {monthFigures.map((figure) => (
        <li key={figure} className="grid content-start border-t-2 border-line-strong pt-3">
          <span className="text-small font-medium">{copy.figures[figure].name}</span>
          <span className="mt-1 font-display text-[1.75rem] leading-tight font-semibold">
            <bdi>{current.texts[figure]}</bdi>
          </span>
          <span className="text-small text-fg-muted">
            {figure === 'kept' ? current.keptNote : copy.figures[figure].note}
          </span>
          <Bars lang={lang} sizes={months.map(({ sizes }) => sizes[figure])} />
          <span className="text-small text-fg-muted">
            {fill(copy.before, { value: before?.texts[figure] ?? copy.none })}
          </span>
        </li>
      ))}
    </ul>
  )
}
