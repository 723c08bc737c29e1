import { expect, test } from 'vitest'
import { sourcePageLabel, sourcePageOf } from './source-page.ts'

const slugs = { projects: ['chatmail-app', 'rody-app'], services: ['landing-page'] } as const

// Proves 4.4.1.
test.each([
  ['/he/', 'home'],
  ['/en', 'home'],
  ['/', 'home'],
  ['', 'lead-form'],
  ['https://dagesh.example/he/?utm_source=x#contact', 'home'],
  ['/he/portfolio/chatmail-app', 'portfolio/chatmail-app'],
  ['https://dagesh.example/en/portfolio/rody-app/', 'portfolio/rody-app'],
  ['/he/portfolio?project=rody-app', 'portfolio/rody-app'],
  ['/he/portfolio?project=unknown', 'lead-form'],
  ['/he/portfolio', 'lead-form'],
  ['/he/portfolio/unknown', 'lead-form'],
  ['/he/portfolio/chatmail-app/more', 'lead-form'],
  ['/en/services/landing-page', 'services/landing-page'],
  ['/en/services/Landing-Page', 'lead-form'],
  ['/services/landing-page', 'services/landing-page'],
  ['/en/services', 'lead-form'],
  ['/he/contact', 'lead-form'],
  ['/he/contact?template=rody-app', 'portfolio/rody-app'],
  ['/he/contact?template=unknown', 'lead-form'],
  ['/he/contact/more?template=rody-app', 'lead-form'],
  ['/hello', 'lead-form'],
  ['/he/templates/law-firm', 'lead-form'],
  ['http://[', 'lead-form'],
])('a lead from %j is from %s', (url, source) => {
  expect(sourcePageOf(url, slugs)).toBe(source)
})

const words = {
  home: 'Home page',
  leadForm: 'Lead form',
  consultingOrder: 'Consulting order',
  packageBuilder: 'Package builder',
  imported: 'From a file',
  byHand: 'Added by hand',
  businessCard: 'Business card',
  projects: { 'chatmail-app': { name: 'ChatMail' } },
  services: { 'landing-page': { name: 'Landing pages' } },
}

// Proves 4.4.1.
test.each([
  ['home', 'Home page'],
  ['portfolio/chatmail-app', 'ChatMail'],
  ['services/landing-page', 'Landing pages'],
  ['lead-form', 'Lead form'],
  ['consulting-order', 'Consulting order'],
  ['package-builder', 'Package builder'],
  ['by-hand', 'Added by hand'],
  ['business-card', 'Business card'],
  ['portfolio/landing-page', 'Lead form'],
  ['services/constructor', 'Lead form'],
  ['', 'Lead form'],
])('%j is labeled %s', (source, label) => {
  expect(sourcePageLabel(source, words)).toBe(label)
})
