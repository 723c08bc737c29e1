import { isRecord } from '../is-record.ts'

/** A person who is calling and has written or called before. */
export type KnownCaller = {
  /** The newest lead. */
  leadId: string
  name: string
  /** '' where no lead has one. */
  email: string
  /** How many leads the person has. */
  enquiries: number
}

/** Reads the server's answer; null where there is none, or nobody is known. */
export function readKnownCaller(value: unknown): KnownCaller | null {
  if (!isRecord(value)) return null
  const { leadId, name, email, enquiries } = value
  return typeof leadId === 'string' &&
    typeof name === 'string' &&
    typeof email === 'string' &&
    typeof enquiries === 'number'
    ? { leadId, name, email, enquiries }
    : null
}
