import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import {
  parseTestimonial,
  shownTestimonials,
  storedTestimonials,
} from '#domain/studio/testimonials.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime, formatDay } from '#i18n/format.ts'
import { inQuotationMarks } from '#i18n/quotation-marks.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findRecordChanges, type RecordChange } from '#server/settings/record-store.ts'

type Needs = Pick<ServerContext, 'database' | 'settings'>

/** Changes shown at once. */
const shownChanges = 20

/** All stored testimonials, what the home page shows of them, and what was changed. */
export async function describeTestimonials({ database, settings }: Needs, lang: DeskLang) {
  const { adminTestimonials: copy, adminStudio } = deskCopyFor(lang)
  const stored = storedTestimonials(settings.get('testimonials') ?? {})
  const real = Math.min(stored.length, shownTestimonials)
  const changes = await findRecordChanges(database, 'testimonials', shownChanges)
  return {
    copy: {
      title: copy.title,
      lead: copy.lead,
      back: copy.back,
      add: copy.add,
      edit: copy.edit,
      history: adminStudio.history,
    },
    shown: fill(copy.shown, { real, samples: shownTestimonials - real }),
    more: stored.length > real ? fill(copy.more, { count: real }) : null,
    rows: stored.map(({ id, values }) => ({
      id,
      quote: inQuotationMarks(values[`quote.${lang}`], lang),
      by: `${values[`name.${lang}`]}, ${values[`company.${lang}`]}`,
      day: formatDay(values.date, lang),
    })),
    changes: changes.map((change) => describeChange(change, lang)),
  }
}

function describeChange({ id, at, adminName, changes }: RecordChange, lang: DeskLang) {
  const { adminStudio, adminTestimonials: copy } = deskCopyFor(lang)
  return {
    id,
    by: fill(adminStudio.history.by, {
      name: adminName,
      at: formatDateTime(at, lang, { timeZone }),
    }),
    fields: Object.values(changes).map(({ from, to }) => ({
      name: nameIn(to ?? from, lang),
      from: quoteIn(from, lang) ?? copy.none,
      to: quoteIn(to, lang) ?? copy.none,
    })),
  }
}

function nameIn(stored: string | null, lang: DeskLang): string {
  return (stored === null ? null : parseTestimonial(stored))?.[`name.${lang}`] ?? ''
}

function quoteIn(stored: string | null, lang: DeskLang): string | null {
  const values = stored === null ? null : parseTestimonial(stored)
  return values === null ? null : inQuotationMarks(values[`quote.${lang}`], lang)
}
