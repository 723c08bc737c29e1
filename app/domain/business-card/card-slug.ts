/** The slug in the address of a card. */
const cardSlugPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

export function isCardSlug(value: string): boolean {
  return cardSlugPattern.test(value)
}
