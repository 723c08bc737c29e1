import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { Month } from '#domain/months/month.ts'
import type { MonthFigure } from '#domain/months/month-figures.ts'
import { noSource, sourceName } from '#domain/leads/lead-source.ts'
import { deskLanguages } from '#desk/words/desk-lang.ts'
import { fill } from '#i18n/fill.ts'
import { formatDuration, formatMoney, formatNumber } from '#i18n/format.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import { serviceName } from '../lead-labels.ts'
import type { MonthFigures, MonthGroup } from './month-store.ts'

/** A month as texts; `sizes` are the figures for a chart, null where there is nothing to measure. */
export type MonthView = {
  name: string
  texts: Record<MonthFigure, string>
  sizes: Record<MonthFigure, number | null>
  keptNote: string
}

export type GroupView = { name: string; leads: number }

export function describeMonth(month: Month, figures: MonthFigures, lang: DeskLang): MonthView {
  const { figures: words, none } = deskCopyFor(lang).adminMonth
  const { leads, answerMinutes, promised, kept, sent, accepted, value } = figures
  const share = promised === 0 ? null : kept / promised
  return {
    name: nameOfMonth(month, lang),
    texts: {
      leads: formatNumber(leads, lang),
      answer: answerMinutes === null ? none : formatMinutes(answerMinutes, lang),
      kept: share === null ? none : `${Math.floor(share * 100)}%`,
      sent: formatNumber(sent, lang),
      accepted: formatNumber(accepted, lang),
      value: formatMoney(value, lang),
    },
    sizes: { leads, answer: answerMinutes, kept: share, sent, accepted, value },
    keptNote: fill(words.kept.note, { kept, promised }),
  }
}

export function describeSources(groups: readonly MonthGroup[], lang: DeskLang): GroupView[] {
  const { admin, adminMonth } = deskCopyFor(lang)
  return groups.map(({ name, leads }) => ({
    name: sourceName(name ?? noSource, admin.leads.sources) ?? adminMonth.bySource.without,
    leads,
  }))
}

export function describeServices(groups: readonly MonthGroup[], lang: DeskLang): GroupView[] {
  const { without } = deskCopyFor(lang).adminMonth.byService
  return groups.map(({ name, leads }) => ({
    // SAFETY: the column has services; one that is no longer sold is shown as it is stored.
    name: serviceName(name as ServiceChoice | null, lang) ?? without,
    leads,
  }))
}

function nameOfMonth(month: Month, lang: DeskLang): string {
  return new Intl.DateTimeFormat(deskLanguages[lang].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T12:00:00Z`))
}

/** In the unit that a person would use: minutes up to two hours, hours up to two days. */
function formatMinutes(minutes: number, lang: DeskLang): string {
  if (minutes < 120) return formatDuration(Math.round(minutes), 'minute', lang)
  if (minutes < 48 * 60) return formatDuration(Math.round(minutes / 60), 'hour', lang)
  return formatDuration(Math.round(minutes / 1_440), 'day', lang)
}
