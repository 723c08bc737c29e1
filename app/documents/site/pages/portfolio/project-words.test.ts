import { expect, test } from 'vitest'
import { caseStudies, projectIds } from '#catalog/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'

test.each<Lang>(['he', 'en'])('no two projects have the same name or line in %s', (lang) => {
  const { items } = copyFor(lang).projects
  expect(new Set(projectIds.map((id) => items[id].name)).size).toBe(21)
  expect(new Set(projectIds.map((id) => items[id].line)).size).toBe(21)
})

test.each<Lang>(['he', 'en'])(
  'no two case studies in %s share a text, and no person appears twice',
  (lang) => {
    const studies = caseStudies.map((id) => copyFor(lang).caseStudies[id])
    expect(new Set(studies.map(({ persona }) => persona.name)).size).toBe(8)
    expect(
      new Set(studies.flatMap(({ problem, decision, result }) => [problem, decision, result])).size,
    ).toBe(24)
  },
)

// Proves 3.5.2.
test.each<Lang>(['he', 'en'])('every person of a case study in %s is described in full', (lang) => {
  for (const id of caseStudies) {
    const { persona } = copyFor(lang).caseStudies[id]
    const { pains, goals, ...texts } = persona
    expect(Object.keys(texts).toSorted()).toEqual(['age', 'bio', 'name', 'quote', 'role'])
    expect([...Object.values(texts), ...pains, ...goals].filter((text) => text === '')).toEqual([])
    expect(persona.age).toMatch(/\d\d/)
  }
})
