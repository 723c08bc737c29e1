import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPagePath } from '#catalog/pages.ts'
import { openingCoverOf, personaOf, picturesOf, pictureShapes, wideOf } from './project-pictures.ts'
import type { Project } from '#catalog/project-kinds.ts'
import { caseStudies, projectIds } from '#catalog/projects.ts'
import { templates } from '#catalog/templates.ts'
import { projects } from './projects.ts'

const all: readonly Project[] = projectIds.map((id) => projects[id])

function count(matches: (project: Project) => boolean): number {
  return all.filter(matches).length
}

// Proves 3.4.1.
test.each([
  ['landing', 6],
  ['website', 4],
  ['mobile', 3],
  ['webapp', 3],
  ['branding', 5],
] as const)(
  'of the 21 specified projects, those of the kind %s are listed: %i',
  (kind, specified) => {
    expect(count(({ category }) => category === kind)).toBeGreaterThanOrEqual(specified)
  },
)

// Proves 3.4.1.
test('one specified website is only designed and one is a shop', () => {
  expect(count(({ productType }) => productType === 'uxui')).toBeGreaterThanOrEqual(1)
  expect(count(({ productType }) => productType === 'ecommerce')).toBeGreaterThanOrEqual(1)
})

// Proves 3.4.1.
test('the landing pages are the templates, and each can be seen live', () => {
  const landing = projectIds.filter((id) => projects[id].category === 'landing')
  expect(landing.toSorted()).toEqual(templates.toSorted())
  expect(landing.map((id) => projects[id].liveUrl)).toEqual(landing.map((id) => `templates/${id}`))
})

test('the live address of a project is a page of this site or a URL', () => {
  const lost = all
    .map(({ liveUrl }) => liveUrl)
    .filter((url) => url !== null && !isPagePath(url) && !URL.canParse(url))
  expect(lost).toEqual([])
})

// Proves 3.4.6.
test('custom prices are between the lowest and the highest of the specification', () => {
  const prices = all.map(({ price }) => price.custom / 100)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([1800, 50_000])
})

// Proves 3.4.6.
test('only landing pages are sold as they are, at the prices of the specification', () => {
  expect(count(({ category, price }) => price.ready > 0 !== (category === 'landing'))).toBe(0)
  const ready = all.map(({ price }) => price.ready / 100).filter((price) => price > 0)
  expect([Math.min(...ready), Math.max(...ready)]).toEqual([990, 2200])
})

test('a ready-made page costs less than a custom one', () => {
  expect(count(({ price }) => price.ready >= price.custom)).toBe(0)
})

test('a range of days is ascending', () => {
  expect(
    count(
      ({ deliveryTime }) => typeof deliveryTime === 'object' && deliveryTime[0] >= deliveryTime[1],
    ),
  ).toBe(0)
})

// Proves 3.4.7.
test('each picture exists in every width and both formats', () => {
  const pictures = (['he', 'en'] as const).flatMap((lang) => [
    ...projectIds.flatMap((id) => picturesOf(id, lang)),
    ...caseStudies.map((id) => openingCoverOf(id, lang)),
  ])
  const files = [...pictures, ...caseStudies.map(personaOf)].flatMap(({ src, shape }) =>
    pictureShapes[shape].widths.flatMap((width) =>
      ['avif', 'webp'].map((format) => `public${src}-${width}.${format}`),
    ),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the opening pictures of a case study exist, for phones and for wide screens', () => {
  const languages = ['he', 'en'] as const
  const phones = caseStudies.flatMap((id) =>
    languages.map((lang) => `public${openingCoverOf(id, lang).src}-660.avif`),
  )
  const wide = caseStudies.flatMap((id) =>
    languages.flatMap((lang) => {
      const picture = wideOf(id, lang)
      return picture?.widths.map((width) => `public${picture.src}-${width}.avif`) ?? []
    }),
  )
  expect([...phones, ...wide].filter((file) => !existsSync(file))).toEqual([])
})
