import { cardContentSchema, type CardContent, type CardWords } from './card-content.ts'
import { cardNetworks } from './card-networks.ts'
import type { CardWordsLang } from './card-languages.ts'

/** Names of the editor's fields, as errors name them too: 'he.name', 'profile.x', 'hours'. */
export type CardField = string

/** Why a field is refused; the words are in the copy. */
export const cardFaults = [
  'tooLong',
  'tooMany',
  'noName',
  'phone',
  'email',
  'address',
  'time',
  'contrast',
  'invalid',
] as const

export type CardFault = (typeof cardFaults)[number]

export type CardFaultsByField = Readonly<Record<CardField, CardFault>>

export type CardFormResult =
  | { ok: true; content: CardContent }
  | { ok: false; faults: CardFaultsByField }

type Fields = { get: (name: string) => unknown; getAll: (name: string) => unknown[] }

/** Reads the editor's form. All faults are reported at once, each field once. */
export function parseCardForm(form: Fields): CardFormResult {
  const { data, error } = cardContentSchema.safeParse(readCardForm(form))
  if (data) return { ok: true, content: data }
  const faults = error.issues.map(
    ({ path, message }) => [fieldOf(path, form), faultOf(message)] as const,
  )
  return { ok: false, faults: Object.fromEntries(faults.toReversed()) }
}

/** The form as a card that was not checked: what the preview shows while somebody types. */
export function readCardForm(form: Fields): CardContent {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const all = (name: string) =>
    form.getAll(name).filter((value): value is string => typeof value === 'string')
  const days = Array.from({ length: 7 }, (_, day) => readDay(read, day))
  return {
    // SAFETY: the schema checks it; the preview's form offers known themes alone.
    theme: read('theme') as CardContent['theme'],
    colors: read('ownColors')
      ? { paper: read('paper'), ink: read('ink'), accent: read('accent') }
      : null,
    words: { he: readWords(read, 'he'), en: readWords(read, 'en'), ru: readWords(read, 'ru') },
    phone: toE164(read('phone')),
    whatsapp: toE164(read('whatsapp')),
    sms: toE164(read('sms')),
    email: read('email'),
    website: withScheme(read('website')),
    profiles: profilesIn(read),
    hours: days.some((day) => day !== null) ? days : [],
    photo: read('photo') || null,
    gallery: all('gallery').filter((id) => id !== ''),
    takesDetails: read('takesDetails') !== '',
  }
}

type Read = (name: string) => string

function readWords(read: Read, lang: CardWordsLang): CardWords {
  const text = (name: string) => read(`${lang}.${name}`)
  return {
    name: text('name'),
    role: text('role'),
    company: text('company'),
    about: text('about'),
    address: text('address'),
    services: text('services')
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean),
  }
}

function readDay(read: Read, day: number) {
  const [opens, closes] = [read(`opens.${day}`), read(`closes.${day}`)]
  return opens === '' && closes === '' ? null : { opens, closes }
}

function profilesIn(read: Read): CardContent['profiles'] {
  return cardNetworks
    .map((network) => ({ network, url: withScheme(read(`profile.${network}`)) }))
    .filter(({ url }) => url !== '')
}

/** As people write numbers in Israel: 050-123-4567 is +972501234567. */
function toE164(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '')
  return /^0\d/.test(digits) ? `+972${digits.slice(1)}` : digits
}

function withScheme(typed: string): string {
  return typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
}

function fieldOf(path: readonly PropertyKey[], form: Fields): CardField {
  const [first, second, third] = path.map(String)
  if (first === 'words') return second === undefined ? 'he.name' : `${second}.${third}`
  if (first === 'profiles') {
    const { profiles } = readCardForm(form)
    return `profile.${profiles[Number(second)]?.network}`
  }
  return first ?? 'theme'
}

function faultOf(message: string): CardFault {
  return cardFaults.find((fault) => fault === message) ?? 'invalid'
}
