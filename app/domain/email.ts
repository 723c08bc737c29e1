const localPart =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const topLevel = /^\p{L}.*[\p{L}\p{M}\p{N}]$/u

/**
 * Whether an email server accepts the address as it is: any script, no display name, a domain of at
 * least two labels. Quoted local parts and IP addresses in brackets are valid but refused, because
 * hardly anybody has one.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  if (local.length > 64 || !localPart.test(local) || labels.length < 2) return false
  return labels.every((label) => domainLabel.test(label)) && topLevel.test(labels.at(-1) ?? '')
}
