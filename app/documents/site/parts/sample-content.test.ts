import { expect, test } from 'vitest'
import { claims } from '#catalog/claims.ts'
import { company } from '#catalog/company.ts'
import { projects } from '#content/projects/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import { langs } from '#documents/head/langs.ts'

// Proves 1.6.3.
test.each(langs)(
  'invented content is marked as a sample in the data and labelled in %s',
  (lang) => {
    const { pages, portfolio, caseStudies, templateFrame } = copyFor(lang)
    const { testimonials, clients } = pages.home.body
    const invented = [
      company,
      ...Object.values(claims),
      ...Object.values(projects),
      ...Object.values(caseStudies),
      ...testimonials.items,
      clients,
    ]
    expect(invented.filter(({ sample }) => !sample)).toEqual([])
    const sampleNotes = [testimonials.sampleNote, portfolio.sample, portfolio.study.personaNote]
    const invention = lang === 'he' ? /דוגמה|להמחשה|בדוי|מומצא|הומצא/ : /sample|invented|fictional/i
    expect([...sampleNotes, templateFrame.notice].filter((text) => !invention.test(text))).toEqual(
      [],
    )
  },
)
