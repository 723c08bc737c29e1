/** What a column of an imported file can hold. */
export const importFields = [
  'name',
  'first-name',
  'last-name',
  'phone',
  'email',
  'company',
  'message',
  'note',
  'date',
  'status',
  'service',
  'budget',
  'language',
] as const

export type ImportField = (typeof importFields)[number]

/** The field of each column of a file; null for a column that is left out. */
export type ImportColumns = readonly (ImportField | null)[]

/** More columns than any program exports; those behind it are left out. */
export const maxColumns = 200

/** The part of a form field's name before the number of its column. */
export const columnField = 'column-'

/** Why a row is not imported. */
export const refusalReasons = [
  'no-contact',
  'bad-contact',
  'bad-date',
  'future-date',
  'too-old',
  'too-long',
  'not-stored',
] as const

export type RefusalReason = (typeof refusalReasons)[number]

/** `row` as a spreadsheet numbers it, headings included; for contacts, the number of the card. */
export type Refusal = { row: number; reason: RefusalReason }

/** What becomes of a row whose person has sent a lead before: another lead, or nothing. */
export const duplicatePolicies = ['skip', 'join'] as const

export type DuplicatePolicy = (typeof duplicatePolicies)[number]
