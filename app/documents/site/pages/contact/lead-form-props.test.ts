import { expect, test } from 'vitest'
import { serviceIds } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { leadFormProps } from '#documents/site/parts/lead-form/lead-form-props.ts'

const rate = 3.7
const notice = '0123456789abcdef'
const titles = { he: 'דגש', en: 'Dagesh' }

/** Removes direction marks and replaces no-break spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
}

// Proves 4.1.3, 5.9.2.
test('budgets are those of the catalogue, in the page’s language, in English with dollars', () => {
  const labels = (lang: 'he' | 'en') =>
    leadFormProps({
      rate,
      lang,
      path: '',
      copy: copyFor(lang),
      titles,
      notice,
    }).choices?.budgets.map(({ label }) => plain(label))
  expect(labels('he')).toEqual([
    'עד 5,000 ₪',
    '5,000 ₪ עד 15,000 ₪',
    '15,000 ₪ עד 30,000 ₪',
    'מעל 30,000 ₪',
  ])
  expect(labels('en')).toEqual([
    'Up to ₪5,000 ($1,351)',
    '₪5,000 ($1,351) to ₪15,000 ($4,054)',
    '₪15,000 ($4,054) to ₪30,000 ($8,108)',
    'Over ₪30,000 ($8,108)',
  ])
})

// Proves 4.1.3.
test('each service and "not sure" can be chosen', () => {
  const services = leadFormProps({
    rate,
    lang: 'en',
    path: 'contact',
    copy: copyFor('en'),
    titles,
    notice,
  }).choices?.services
  expect(services?.map(({ value }) => value)).toEqual([...serviceIds, 'not-sure'])
  expect(services?.at(-1)).toEqual({ value: 'not-sure', label: 'Not sure yet' })
})

// Proves 4.2.6.
test('a form can hide service and budget', () => {
  expect(
    leadFormProps({
      rate,
      lang: 'he',
      path: 'contact',
      copy: copyFor('he'),
      titles,
      notice,
      choices: 'hidden',
    }).choices,
  ).toBeNull()
})

// Proves 4.4.1.
test.each(['', 'contact', 'portfolio/chatmail-app', 'services/landing-page'] as const)(
  'a lead from %j has the address of its page, from which the server finds its source',
  (path) => {
    const props = leadFormProps({ rate, lang: 'en', path, copy: copyFor('en'), titles, notice })
    expect(props).toMatchObject({ page: { url: `/en/${path}`, titles }, notice })
  },
)

test('the props survive a round trip through JSON', () => {
  const props = leadFormProps({ rate, lang: 'he', path: '', copy: copyFor('he'), titles, notice })
  expect(JSON.parse(JSON.stringify(props))).toEqual(props)
})
