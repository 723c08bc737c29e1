import { expect, test } from 'vitest'
import { parseConsultingOrder } from './parse-consulting-order.ts'

const parse = (input: unknown) => parseConsultingOrder(input, (offer) => `הזמנה: ${offer}`)
const visitor = {
  name: 'דנה כהן',
  email: 'dana@visitor.example',
  phone: '0505550100',
  country_code: 'IL',
  language: 'he',
}

// Proves 4.12.3.
test('an order becomes a consulting lead with its own source and the offer above the notes', () => {
  expect(
    parse({
      ...visitor,
      offer: 'ux-mentoring.five',
      notes: 'על מסך ההרשמה',
      page_url: '/he/services/strategic-consulting',
    }),
  ).toMatchObject({
    ok: true,
    lead: {
      serviceType: 'strategic-consulting',
      budget: null,
      sourcePage: 'consulting-order',
      message: 'הזמנה: ux-mentoring.five\n\nעל מסך ההרשמה',
      honeypot: false,
    },
  })
})

test('the message of an order without notes is its offer', () => {
  const parsed = parse({ ...visitor, offer: 'intro', notes: '' })
  expect(parsed.ok && parsed.lead.message).toBe('הזמנה: intro')
})

test.each([
  [{ ...visitor, offer: 'intro', website: 'x' }, true],
  [{ ...visitor, offer: 'intro', website: '' }, false],
])('the honeypot of %j is %s', (input, honeypot) => {
  expect(parse(input)).toMatchObject({ ok: true, lead: { honeypot } })
})

test.each([
  [{ ...visitor, offer: 'landing-page' }, ['offer']],
  [{ ...visitor, offer: 'intro', notes: 'א'.repeat(901) }, ['notes']],
  [{ ...visitor, offer: 'intro', name: 'א' }, ['name']],
  [{ ...visitor, offer: 'intro', phone: '123' }, ['phone']],
  [{}, ['name', 'email', 'country_code', 'phone', 'language', 'offer']],
  [null, ['name', 'email', 'country_code', 'phone', 'language', 'offer']],
  [
    [1, 2],
    ['name', 'email', 'country_code', 'phone', 'language', 'offer'],
  ],
])('%j is refused for %j', (input, fields) => {
  const parsed = parse(input)
  expect(parsed.ok ? [] : parsed.errors.map(({ field }) => field).toSorted()).toEqual(
    fields.toSorted(),
  )
})
