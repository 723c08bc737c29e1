import type { StudioFault, StudioField } from '#domain/studio/studio-fields.ts'
import { readStudioField, ruleOf } from '#domain/studio/studio-fields.ts'
import { studioSections, type StudioSection } from '#domain/studio/studio-sections.ts'
import { joinDay } from '#domain/typed-date-time.ts'
import type { StudioValues } from '#domain/studio/studio-values.ts'

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
  const { 'businessHours.opens': opens, 'businessHours.closes': closes } = values
  if (opens !== undefined && closes !== undefined && closes <= opens)
    faults['businessHours.closes'] = 'order'
  return Object.keys(faults).length === 0 ? { ok: true, values } : { ok: false, typed, faults }
}

/** A date is in three inputs, and each chosen day of the week in one of its own. */
function textOf(form: FormData, field: StudioField): string {
  const texts = (name: string) => form.getAll(name).filter((each) => typeof each === 'string')
  if (ruleOf(field).input !== 'date') return texts(field).join(',')
  return joinDay(['day', 'month', 'year'].flatMap((part) => texts(`${field}.${part}`)))
}
