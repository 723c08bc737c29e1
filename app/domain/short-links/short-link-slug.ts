/** Without characters that look alike in print: no 0 and o, no 1, i and l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
/** 31 to the power of 7 is 27 billion. */
const length = 7

const pattern = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/

/** The slug in the address of a short link: generated, or chosen by the owner. */
export function isShortLinkSlug(value: string): boolean {
  return pattern.test(value)
}

export function makeShortLinkSlug(): string {
  // Bytes from the largest multiple of 31 on are skipped: they would make the first letters
  // likelier.
  const limit = 256 - (256 % alphabet.length)
  let slug = ''
  while (slug.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && slug.length < length) slug += alphabet[byte % alphabet.length]
  return slug
}
