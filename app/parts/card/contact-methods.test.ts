import { expect, test } from 'vitest'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { businessCard } from '#copy/en/business-card.ts'
import { cardContactMethods } from './contact-methods.ts'

function linksTo(address: string): string[] {
  return cardContactMethods(founderCard(), address, businessCard)
    .filter(({ tap }) => tap === 'navigate')
    .map(({ href }) => href)
}

test.each([
  ['', []],
  [
    'Herzl 1',
    [
      'https://waze.com/ul?q=Herzl%201&navigate=yes',
      'https://www.google.com/maps/search/?api=1&query=Herzl%201',
    ],
  ],
  ['https://maps.app.goo.gl/aB1', ['https://maps.app.goo.gl/aB1']],
  ['waze.com/ul/hsv8w', ['https://waze.com/ul/hsv8w']],
])('the address %j leads to %j', (address, links) => {
  expect(linksTo(address)).toEqual(links)
})
