import { afterEach, beforeEach, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { readyPackageIds } from '#catalog/offered.ts'
import { serviceIds } from '#catalog/services.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { copyFor } from '#copy/copy.server.ts'
import { notOffered } from '#documents/site/parts/error-screen.tsx'
import { renderPage, wordsOf } from '#tests/support/render-page.ts'

const langs = ['he', 'en'] as const
const off = ['landing-page', 'websites', 'digital-business-card']

beforeEach(() => changeStudio({ ...company, sales: { ...company.sales, notOffered: off } }))
afterEach(() => changeStudio(company))

const places = ['', 'services', 'contact', 'package-builder', 'terms-of-service'] as const
const rows = langs.flatMap((lang) => places.map((path) => ({ lang, path })))

// Proves 1.6.11.
test.each(rows)('$lang $path leads to no service that is off', async ({ lang, path }) => {
  const { html } = await renderPage(lang, path)
  const links = [...html.matchAll(/\/services\/([a-z-]+)/g)].map(([, id]) => id)
  expect(links.filter((id) => off.includes(id ?? ''))).toEqual([])
})

test.each(langs)('in %s the form offers only what is offered', async (lang) => {
  const { services } = copyFor(lang)
  const { html } = await renderPage(lang, 'contact')
  const values = new Set(
    [...html.matchAll(/<option[^>]*value="([a-z-]+)"/g)].map(([, value]) => value),
  )
  expect(serviceIds.filter((id) => values.has(id))).toEqual(
    serviceIds.filter((id) => !off.includes(id)),
  )
  expect(wordsOf(html)).not.toContain(services.items['digital-business-card'].name)
})

test.each(langs)('in %s a package with a service that is off is nowhere sold', async (lang) => {
  const { catalogue, servicePages } = copyFor(lang)
  const builder = wordsOf((await renderPage(lang, 'package-builder')).html)
  const gone = readyPackageIds.filter((id) => !builder.includes(catalogue.packages[id].name))
  expect(gone).toEqual(['business-launch', 'full-business'])
  const page = wordsOf((await renderPage(lang, 'services/digital-presence')).html)
  const { groups } = servicePages['digital-presence']
  expect(page).not.toContain(groups?.['business-launch']?.title)
  expect(page).toContain(groups?.['smart-upgrade']?.title)
  expect(page).not.toContain(wordsOf(catalogue.services.website.description))
})

test.each(langs)('in %s the page of a service that is off is missing', async (lang) => {
  await expect(renderPage(lang, 'services/landing-page')).rejects.toMatchObject({
    data: notOffered,
    init: { status: 404 },
  })
})
