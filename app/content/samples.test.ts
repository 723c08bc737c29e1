import { expect, test } from 'vitest'
import { claims } from '#catalog/claims.ts'
import { company } from '#catalog/company.ts'
import { projectIds } from '#catalog/projects.ts'
import { samplePictures } from './sample-pictures.ts'
import { contentWords } from './words.server.ts'
import { findSamples, groupSamples, sampleSources, siteSamples } from './samples.server.ts'

const { testimonials } = contentWords('he').pages.home.body

const placeholders = Object.keys(samplePictures).length

const stored = { company: 25, claims: 4, testimonials: 12 }

const groupOf = (kind: string) => siteSamples(stored).find((group) => group.kind === kind)

// Proves 1.6.5.
test('the samples are counted by kind, each thing once, regardless of its languages and marks', () => {
  const counts = siteSamples(stored).map(({ kind, count }) => [kind, count])
  expect(counts).toEqual([
    ['company', 25],
    ['claims', Object.keys(claims).length],
    ['testimonials', testimonials.items.length],
    ['projects', projectIds.length],
    ...(placeholders === 0 ? [] : [['pictures', placeholders]]),
    ['legal', 1],
    ['texts', 2],
  ])
})

// Proves 1.6.5.
test('each place is an existing file and a key in it', () => {
  expect(groupOf('company')?.places).toEqual([
    { file: 'app/catalog/company.ts', keys: [{ key: 'sample', count: 1 }] },
  ])
  expect(groupOf('testimonials')?.places).toContainEqual({
    file: 'app/content/pages/home/en.ts',
    keys: [{ key: 'body.testimonials.items[].sample', count: testimonials.items.length }],
  })
  const project = (kind: string) => groupOf('projects')?.places.find(({ file }) => file === kind)
  expect(project('app/content/projects/rody-app/he.ts')?.keys).toEqual([
    { key: 'sample', count: 1 },
    { key: 'caseStudy.sample', count: 1 },
  ])
  expect(project('app/content/templates/law-firm/template.ts')).toBeDefined()
})

// Proves 1.6.5.
test('things enter and leave the list with their marks', () => {
  const changed = sampleSources().map((source) => {
    if (source.data === company) return { ...source, data: { ...company, sample: false } }
    if (source.data === claims)
      return { ...source, data: { ...claims, clients: { value: 7, sample: true } } }
    return source
  })
  const groups = groupSamples(findSamples(changed))
  expect(groups.some(({ kind }) => kind === 'company')).toBe(false)
  expect(groups.find(({ kind }) => kind === 'claims')?.places[0]?.keys).toContainEqual({
    key: 'clients.sample',
    count: 1,
  })
  const none = sampleSources().map((source) => ({ ...source, data: { sample: false } }))
  expect(groupSamples(findSamples(none))).toEqual([])
})

// Proves 1.6.5.
test('what the owner replaced in the admin area is no sample, whatever the code came with', () => {
  const kinds = siteSamples({ company: 0, claims: 1, testimonials: 0 }).map(({ kind }) => kind)
  expect(kinds).toContain('claims')
  expect(kinds.filter((kind) => kind === 'company' || kind === 'testimonials')).toEqual([])
})
