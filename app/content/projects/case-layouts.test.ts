import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caseStudies } from '#catalog/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import { caseViewsOf, pictureShapes, viewOf } from './project-pictures.ts'

test('a layout has the same number of texts in both languages', () => {
  const count = (lang: 'he' | 'en') =>
    caseStudies.map((id) => [id, copyFor(lang).caseStudies[id].layout.notes.items.length])
  expect(count('en')).toEqual(count('he'))
})

test('no two case studies give the same reason or have the same titles', () => {
  for (const lang of ['he', 'en'] as const) {
    const layouts = caseStudies.map((id) => copyFor(lang).caseStudies[id].layout)
    const texts = layouts.flatMap(({ story, tried, notes }) => [
      tried.reason,
      ...[story, tried.title, notes.title].map((title) => title.join(' ')),
    ])
    expect(new Set(texts).size).toBe(caseStudies.length * 4)
  }
})

// Proves 3.4.7.
test('each screen of a case study exists in every width and both formats', () => {
  const files = (['he', 'en'] as const)
    .flatMap((lang) => caseStudies.flatMap((id) => caseViewsOf(id, lang)))
    .flatMap(({ src, shape }) =>
      pictureShapes[shape].widths.flatMap((width) =>
        ['avif', 'webp'].map((format) => `public${src}-${width}.${format}`),
      ),
    )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('a screen that a project does not have is an error, not a broken picture', () => {
  expect(() => viewOf('rody-app', 'nothing', 'he')).toThrow('rody-app has no screen nothing')
})
