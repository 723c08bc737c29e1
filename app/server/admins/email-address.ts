import { domainToASCII } from 'node:url'

const maxLength = 254

/**
 * One spelling for each admin: the domain as the mail system sees it (punycode), all of it in lower case. The part before the @ must be plain
 * ASCII: 'ⓐdmin' or a Kelvin sign would otherwise become somebody else's address on the way. null: not an address.
 */
export function normalEmail(input: string): string | null {
  const match = /^([!#$%&'*+/=?^_`{|}~\-\w]+(?:\.[!#$%&'*+/=?^_`{|}~\-\w]+)*)@([^@\s]+)$/.exec(
    input.trim(),
  )
  const [, local, domain] = match ?? []
  if (!local || !domain || local.length > 64) return null
  const ascii = domainToASCII(domain)
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(ascii)) return null
  const email = `${local.toLowerCase()}@${ascii}`
  return email.length <= maxLength ? email : null
}
