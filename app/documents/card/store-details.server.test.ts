import { expect, test } from 'vitest'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { founderCardId } from '#content/cards/founder-card-id.ts'
import { canReceiveDetails } from './store-details.server.ts'

const client = 'a'

// Proves 3.12.8.
test.each([
  [client, true, 'dana@example.com', true],
  [client, true, '', false],
  [client, false, 'dana@example.com', false],
  [founderCardId, true, '', true],
  [founderCardId, false, '', false],
])('card %s that takes details: %s, for "%s", has a form: %s', (id, takesDetails, to, hasForm) => {
  const content = { ...founderCard(), takesDetails, detailsEmail: to }
  expect(canReceiveDetails({ id, content })).toBe(hasForm)
})
