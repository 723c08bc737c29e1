import { typedCardSchema, type CardContent } from './card-content.ts'
import { readCardForm, type CardFields } from './read-card-form.ts'

/**
 * The name of a field of the editor, in the form and in faults: 'he.name', 'profile.x', 'hours'.
 */
export type CardField = string

/** Why a field is refused; the words are in the copy. */
export const cardFaults = [
  'tooLong',
  'tooMany',
  'noName',
  'phone',
  'email',
  'address',
  'time',
  'contrast',
  'invalid',
] as const

export type CardFault = (typeof cardFaults)[number]

export type CardFaultsByField = Readonly<Record<CardField, CardFault>>

export type CardFormResult =
  | { ok: true; content: CardContent }
  | { ok: false; faults: CardFaultsByField }

/** Reads the editor's form. All faults are reported at once, each field once. */
export function parseCardForm(form: CardFields): CardFormResult {
  const { data, error } = typedCardSchema.safeParse(readCardForm(form))
  if (data && !isRecipientMissing(data)) return { ok: true, content: data }
  const faults = (error?.issues ?? []).map(
    ({ path, message }) => [fieldOf(path, form), faultOf(message)] as const,
  )
  const recipient = isRecipientMissing(readCardForm(form)) ? { detailsEmail: 'email' as const } : {}
  return { ok: false, faults: { ...Object.fromEntries(faults.toReversed()), ...recipient } }
}

/** The card names the recipient to visitors who leave their details, so there has to be one. */
function isRecipientMissing({ takesDetails, detailsEmail }: CardContent): boolean {
  return takesDetails && detailsEmail === ''
}

function fieldOf(path: readonly PropertyKey[], form: CardFields): CardField {
  const [first, second, third] = path.map(String)
  if (first === 'words') return second === undefined ? 'he.name' : `${second}.${third}`
  if (first === 'profiles') {
    const { profiles } = readCardForm(form)
    return `profile.${profiles[Number(second)]?.network}`
  }
  return first ?? 'theme'
}

function faultOf(message: string): CardFault {
  return cardFaults.find((fault) => fault === message) ?? 'invalid'
}
