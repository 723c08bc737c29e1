import { cleanLine } from '../text/clean.ts'
import type { ClaimId } from './studio.ts'

/** Why a value is refused. The admin area has a sentence for each. */
export const studioFaults = [
  'required',
  'long',
  'phone',
  'email',
  'address',
  'elsewhere',
  'silent',
  'year',
  'days',
  'time',
  'order',
  'pair',
  'break',
  'closed',
  'slug',
  'taken',
  'registration',
  'analytics',
  'figure',
  'day',
  'validity',
  'rates',
  'downPayment',
  'tier',
  'tiers',
  'package',
  'offers',
  'leadMonths',
  'heldDays',
  'binDays',
  'picture',
  'pictureLarge',
  'pictureMoves',
  'pictureSmall',
  'pictureSquare',
] as const

export type StudioFault = (typeof studioFaults)[number]

/**
 * How a form asks for the value. 'days' is one box for each day of the week, Sunday first; 'closed' is
 * a row for each stretch of closed days,
 * and 'rates' one for each rate of VAT;
 * 'offers' is one box for each service and package, which holds those that are off;
 * 'picture' is a file, whose stored value names it.
 */
export type StudioInput =
  | 'text'
  | 'tel'
  | 'email'
  | 'url'
  | 'number'
  | 'time'
  | 'days'
  | 'closed'
  | 'date'
  | 'percent'
  | 'rates'
  | 'offers'
  | 'picture'

type ClaimDay = `claims.${ClaimId}.asOf`

export type StudioRule = {
  input: StudioInput
  /** Characters. */
  max: number
  isOptional?: true
  /** The default can be right: saving it as it is makes it the owner's. */
  fits?: true
  /** A term of business, whose default is never a sample. */
  isTerm?: true
  /** Whatever its value, it is a sample while this field is empty. */
  sampleUntil?: ClaimDay
  fault: StudioFault
  /** The value as it is stored; null where it is none. */
  read: (line: string) => string | null
}

/** A typed value as it is stored, or why it is refused. */
export function readByRule(
  rule: StudioRule,
  typed: string,
): { text: string } | { fault: StudioFault } {
  const line = cleanLine(typed)
  if (line === '') return rule.isOptional ? { text: '' } : { fault: 'required' }
  if ([...line].length > rule.max) return { fault: 'long' }
  const read = rule.read(line)
  return read === null ? { fault: rule.fault } : { text: read }
}
