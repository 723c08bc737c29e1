import { expect, test } from 'vitest'
import { parseCardForm } from './card-form.ts'

const filled = {
  theme: 'ticket',
  'he.name': ' נטע שקד ',
  'he.services': 'הפקה\n\n  ייעוץ ',
  'en.name': 'Neta Shaked',
  phone: '050-123 4567',
  whatsapp: '+7 (916) 123-45-67',
  website: 'studio.example/a',
  'profile.linkedin': 'linkedin.example/neta',
  'opens.0': '09:00',
  'closes.0': '17:00',
  takesDetails: 'yes',
  detailsEmail: ' Dana@studio.example ',
}

function form(change: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...change })) data.append(name, value)
  return data
}

// Proves 3.12.14.
test('the form is read as people type: local numbers, addresses without a scheme, lines', () => {
  expect(parseCardForm(form())).toMatchObject({
    ok: true,
    content: {
      theme: 'ticket',
      colors: null,
      words: {
        he: { name: 'נטע שקד', services: ['הפקה', 'ייעוץ'] },
        en: { name: 'Neta Shaked', services: [] },
        ru: { name: '' },
      },
      phone: '+972501234567',
      whatsapp: '+79161234567',
      website: 'https://studio.example/a',
      profiles: [{ network: 'linkedin', url: 'https://linkedin.example/neta' }],
      hours: [{ opens: '09:00', closes: '17:00' }, null, null, null, null, null, null],
      takesDetails: true,
      detailsEmail: 'Dana@studio.example',
    },
  })
})

// Proves 3.12.11, 3.12.14.
test('all faults are named by their fields at once', () => {
  const wrong = {
    theme: 'none',
    'he.name': '',
    'en.name': '',
    'ru.role': 'я'.repeat(81),
    phone: '12',
    email: 'a@b',
    website: 'javascript:alert(1)',
    'profile.linkedin': 'ftp://a.example',
    'closes.0': '08:00',
  }
  expect(parseCardForm(form(wrong))).toEqual({
    ok: false,
    faults: {
      theme: 'invalid',
      'he.name': 'noName',
      'ru.role': 'tooLong',
      phone: 'phone',
      email: 'email',
      website: 'address',
      'profile.linkedin': 'address',
      hours: 'time',
    },
  })
  expect(parseCardForm(form({ 'he.name': '', 'en.name': '' }))).toEqual({
    ok: false,
    faults: { 'he.name': 'noName' },
  })
})

// Proves 3.12.16.
test.each([
  ['studio.example./menu', 'https://studio.example/menu'],
  ['https://bank.example@evil.example', null],
  ['http://192.168.1.20', null],
  ['http://printer.local', null],
  [`studio.example/${'a'.repeat(300)}`, null],
])('of a website typed as %s the card has %s', (website, stored) => {
  for (const field of ['website', 'profile.instagram']) {
    const parsed = parseCardForm(form({ [field]: website }))
    const { website: own, profiles } = parsed.ok ? parsed.content : { website: null, profiles: [] }
    expect(field === 'website' ? own : (profiles[0]?.url ?? null)).toBe(stored)
  }
})

test('own colours that cannot be read are refused', () => {
  const colors = { ownColors: 'yes', paper: '#ffffff', ink: '#eeeeee', accent: '#000000' }
  expect(parseCardForm(form(colors))).toEqual({ ok: false, faults: { colors: 'contrast' } })
})
