/** Nothing that looks like something else in print: no 0 and o, no 1, i and l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
/** 31 to the power of 7: 27 thousand million. */
const length = 7

const pattern = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/

/** As it stands in the address of a short link: made by us, or words of the owner's. */
export function isShortLinkSlug(value: string): boolean {
  return pattern.test(value)
}

export function makeShortLinkSlug(): string {
  // What is above the largest multiple of 31 would make the first letters likelier.
  const limit = 256 - (256 % alphabet.length)
  let slug = ''
  while (slug.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && slug.length < length) slug += alphabet[byte % alphabet.length]
  return slug
}
