import { expect, test } from 'vitest'
import { parseShortLinkForm } from './short-link-form.ts'
import { typedPlace } from './typed-place.ts'

const allowed = { paths: ['/he/contact', '/v/noa-barak'], ownHosts: ['dagesh.example'] }
const form = {
  name: ' Menu ',
  slug: ' Table-Menu ',
  place: typedPlace,
  destination: 'example.com',
  status: 'active',
  look: 'sea',
}

// Proves 3.17.2.
test('a form is read with its slug in lower case', () => {
  expect(parseShortLinkForm(form, allowed)).toEqual({
    ok: true,
    slug: 'table-menu',
    content: { name: 'Menu', destination: 'https://example.com', status: 'active', look: 'sea' },
  })
})

// Proves 3.17.2.
test('a path of this site must be in the list, whatever else is typed', () => {
  const own = parseShortLinkForm({ ...form, place: '/v/noa-barak' }, allowed)
  expect(own).toMatchObject({ ok: true, content: { destination: '/v/noa-barak' } })
  for (const place of ['', '//evil.example', '/he/emodesuper', 'https://evil.example'])
    expect(parseShortLinkForm({ ...form, place }, allowed)).toEqual({
      ok: false,
      faults: { place: 'invalid' },
    })
})

test('all faults are reported at once', () => {
  const wrong = { name: ' ', slug: 'ab', destination: '', status: 'gone', look: 'x' }
  expect(parseShortLinkForm({ ...form, ...wrong }, allowed)).toEqual({
    ok: false,
    faults: {
      name: 'required',
      slug: 'slug',
      destination: 'required',
      status: 'invalid',
      look: 'invalid',
    },
  })
  const long = parseShortLinkForm({ ...form, name: 'א'.repeat(81) }, allowed)
  expect(long).toEqual({ ok: false, faults: { name: 'tooLong' } })
})
