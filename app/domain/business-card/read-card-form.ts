import { readPhone } from '../phone/read-phone.ts'
import { cleanLine } from '../text/clean.ts'
import { joinDay, parseTime } from '../typed-date-time.ts'
import type { CardContent, CardWords } from './card-content.ts'
import type { CardWordsLang } from './card-languages.ts'
import { cardNetworks } from './card-networks.ts'

export type CardFields = { get: (name: string) => unknown; getAll: (name: string) => unknown[] }

/**
 * Reads the form into a card without validating it, for the preview while somebody types. The
 * schema is not imported here: it would load zod in the browser.
 */
export function readCardForm(form: CardFields): CardContent {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const all = (name: string) =>
    form.getAll(name).filter((value): value is string => typeof value === 'string')
  const days = Array.from({ length: 7 }, (_, day) => readDay(read, day))
  return {
    // SAFETY: the schema checks it; the preview's form offers only known themes.
    theme: read('theme') as CardContent['theme'],
    colors: read('ownColors')
      ? { paper: read('paper'), ink: read('ink'), accent: read('accent') }
      : null,
    words: { he: readWords(read, 'he'), en: readWords(read, 'en'), ru: readWords(read, 'ru') },
    phone: toDial(read('phone')),
    whatsapp: toDial(read('whatsapp')),
    sms: toDial(read('sms')),
    email: read('email'),
    website: withScheme(cleanLine(read('website'))),
    profiles: readProfiles(read),
    hours: days.some((day) => day !== null) ? days : [],
    photo: read('photo') || null,
    gallery: all('gallery').filter((id) => id !== ''),
    takesDetails: read('takesDetails') !== '',
    detailsEmail: read('detailsEmail'),
  }
}

/** The first day of the subscription: 'YYYY-MM-DD' where the fields hold a day. */
export function readStart(get: (name: string) => unknown): string {
  const typed = ['day', 'month', 'year'].map((part) => get(`startsOn.${part}`))
  return joinDay(typed.map((value) => (typeof value === 'string' ? value : '')))
}

type Read = (name: string) => string

function readWords(read: Read, lang: CardWordsLang): CardWords {
  const text = (name: string) => read(`${lang}.${name}`)
  return {
    name: text('name'),
    given: text('given'),
    family: text('family'),
    role: text('role'),
    company: text('company'),
    about: text('about'),
    address: text('address'),
    services: text('services').split('\n').map(cleanLine).filter(Boolean),
  }
}

function readDay(read: Read, day: number) {
  const time = (typed: string) => parseTime(typed) ?? typed
  const [opens, closes] = [time(read(`opens.${day}`)), time(read(`closes.${day}`))]
  return opens === '' && closes === '' ? null : { opens, closes }
}

function readProfiles(read: Read): CardContent['profiles'] {
  return cardNetworks
    .map((network) => ({ network, url: withScheme(cleanLine(read(`profile.${network}`))) }))
    .filter(({ url }) => url !== '')
}

/** What a phone dials; as typed where it is no number, which the schema refuses. */
function toDial(typed: string): string {
  const phone = readPhone(typed, 'israeli')
  return typeof phone === 'string' ? typed : phone.dial
}

function withScheme(typed: string): string {
  return typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
}
