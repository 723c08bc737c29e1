import { switchableIds } from '#catalog/offered.ts'
import { serviceIds } from '#catalog/services.ts'
import { joinClosedDays } from '#domain/studio/business-hours.ts'
import type { StudioField } from '#domain/studio/studio-fields.ts'
import type { StudioFault } from '#domain/studio/studio-rule.ts'
import { readStudioField, ruleOf } from '#domain/studio/studio-fields.ts'
import { studioSections, type StudioSection } from '#domain/studio/studio-sections.ts'
import { findFaultsTogether, type StudioValues } from '#domain/studio/studio-values.ts'
import { joinVatRates } from '#domain/pricing/vat-rates.ts'
import { joinDay } from '#domain/typed-date-time.ts'

type Typed = Partial<Record<StudioField, string>>
type Faults = Partial<Record<StudioField, StudioFault>>

export type SectionForm =
  | { ok: true; values: Partial<StudioValues> }
  /** `typed`: what is shown again. */
  | { ok: false; typed: Typed; faults: Faults }

/** Reads the form of a screen. `locked`: fields that the environment sets, which are not read. */
export function readSectionForm(
  section: StudioSection,
  form: FormData,
  locked: readonly StudioField[],
): SectionForm {
  const typed: Typed = {}
  const faults: Faults = {}
  const values: Partial<StudioValues> = {}
  for (const field of studioSections[section]) {
    if (locked.includes(field)) continue
    const text = textOf(form, field)
    typed[field] = text
    const read = readStudioField(field, text)
    if ('fault' in read) faults[field] = read.fault
    else values[field] = read.text
  }
  Object.assign(faults, findFaultsTogether(values))
  if (serviceIds.every((id) => values['sales.notOffered']?.split(',').includes(id)))
    faults['sales.notOffered'] = 'offers'
  return Object.keys(faults).length === 0 ? { ok: true, values } : { ok: false, typed, faults }
}

/**
 * A date is in three inputs, each chosen day of the week in one of its own, and closed days and
 * rates are in rows.
 */
function textOf(form: FormData, field: StudioField): string {
  const { input } = ruleOf(field)
  if (input === 'closed') return joinRows(form, field)
  if (input === 'rates') return joinRates(form, field)
  if (input === 'offers') return joinOff(form, field)
  if (input !== 'date') return textsOf(form, field).join(',')
  return joinDay(['day', 'month', 'year'].flatMap((part) => textsOf(form, `${field}.${part}`)))
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((each) => typeof each === 'string')
}

/** Those without a tick. */
function joinOff(form: FormData, field: StudioField): string {
  const offered = textsOf(form, field)
  return switchableIds.filter((id) => !offered.includes(id)).join(',')
}

function joinRates(form: FormData, field: StudioField): string {
  const percents = textsOf(form, `${field}.percent`)
  return joinVatRates(
    textsOf(form, `${field}.from`).map((from, row) => ({ from, percent: percents[row] ?? '' })),
  )
}

/** The rows of closed days: the values of each part are in the order of the rows. */
function joinRows(form: FormData, field: StudioField): string {
  const [from, to, he, en] = (['from', 'to', 'he', 'en'] as const).map((part) =>
    textsOf(form, `${field}.${part}`),
  )
  const rows = (from ?? []).map((start, row) => ({
    from: start,
    to: to?.[row] ?? '',
    he: he?.[row] ?? '',
    en: en?.[row] ?? '',
  }))
  return joinClosedDays(rows)
}
