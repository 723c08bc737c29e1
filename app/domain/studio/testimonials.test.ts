import { expect, test } from 'vitest'
import {
  parseTestimonial,
  readTestimonial,
  storedTestimonials,
  type TestimonialField,
  type TestimonialValues,
} from './testimonials.ts'

const typed: TestimonialValues = {
  'quote.he': 'קיבלנו קבצים מסודרים.',
  'name.he': 'רות אלון',
  'role.he': 'מנכ״לית',
  'company.he': 'אלון הנדסה',
  'quote.en': 'The files came in order.',
  'name.en': 'Ruth Alon',
  'role.en': 'CEO',
  'company.en': 'Alon Engineering',
  date: '2026-03-01',
  link: 'https://client.example/post',
}

// Proves 3.3.13.
test.each<[TestimonialField, string, string]>([
  ['quote.he', ' ', 'required'],
  ['quote.en', 'x'.repeat(241), 'long'],
  ['name.he', 'x'.repeat(61), 'long'],
  ['company.en', '', 'required'],
  ['date', '2026-02-30', 'day'],
  ['date', '', 'required'],
  ['link', '', 'required'],
  ['link', 'javascript:alert(1)', 'address'],
  ['link', 'http://localhost/post', 'address'],
])('a testimonial with %s %j is refused: %s', (field, text, fault) => {
  expect(readTestimonial({ ...typed, [field]: text })).toEqual({
    ok: false,
    faults: { [field]: fault },
  })
})

test.each<[TestimonialField, string, string]>([
  ['quote.en', 'x'.repeat(240), 'x'.repeat(240)],
  ['name.en', ' Ruth   Alon ', 'Ruth Alon'],
  ['link', 'client.example/post', 'https://client.example/post'],
])('%s %j is stored as %j', (field, text, stored) => {
  expect(readTestimonial({ ...typed, [field]: text })).toEqual({
    ok: true,
    values: { ...typed, [field]: stored },
  })
})

test.each(['', 'null', '[]', '{}', '{"link":1}', JSON.stringify({ ...typed, date: 'soon' })])(
  'a stored text such as %j is no testimonial',
  (stored) => {
    expect(parseTestimonial(stored)).toBe(null)
  },
)

test('the newest comes first, and what is none is left out', () => {
  const stored = {
    old: JSON.stringify({ ...typed, date: '2025-01-31' }),
    broken: '{',
    newer: JSON.stringify(typed),
  }
  expect(storedTestimonials(stored).map(({ id }) => id)).toEqual(['newer', 'old'])
})
