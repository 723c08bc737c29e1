import { domainToASCII } from 'node:url'
import { cleanExact } from '#domain/text/clean.ts'

const maxLength = 254

/**
 * Normalizes an email address: lower case, the domain in punycode. The part before the @ must be
 * ASCII, because lower-casing would turn a look-alike such as the Kelvin sign into another person's
 * address. Returns null if the input is not an email address.
 */
export function normalizeEmail(input: string): string | null {
  const match = /^([!#$%&'*+/=?^_`{|}~\-\w]+(?:\.[!#$%&'*+/=?^_`{|}~\-\w]+)*)@([^@\s]+)$/.exec(
    cleanExact(input).trim(),
  )
  const [, local, domain] = match ?? []
  if (!local || !domain || local.length > 64) return null
  const ascii = domainToASCII(domain)
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(ascii)) return null
  const email = `${local.toLowerCase()}@${ascii}`
  return email.length <= maxLength ? email : null
}
