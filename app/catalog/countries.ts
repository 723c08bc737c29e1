import type { PhoneCountry } from '#domain/phone/phone-field.ts'
import type { Lang } from '#i18n/languages.ts'

type Country = PhoneCountry & { name: Record<Lang, string> }

/**
 * The countries of the phone field, Israel first (requirements 4.1). Israel: three digits, a dash,
 * up to seven (requirements 4.3).
 */
export const countries = {
  IL: {
    prefix: '+972',
    trunk: '0',
    groups: [3, 7],
    separator: '-',
    maxDigits: 10,
    name: { he: 'ישראל', en: 'Israel' },
  },
  US: {
    prefix: '+1',
    trunk: '',
    groups: [3, 3, 4],
    separator: '-',
    name: { he: 'ארצות הברית', en: 'United States' },
  },
  GB: {
    prefix: '+44',
    trunk: '0',
    groups: [5, 6],
    separator: ' ',
    name: { he: 'בריטניה', en: 'United Kingdom' },
  },
  DE: {
    prefix: '+49',
    trunk: '0',
    groups: [4, 8],
    separator: ' ',
    name: { he: 'גרמניה', en: 'Germany' },
  },
  FR: {
    prefix: '+33',
    trunk: '0',
    groups: [2, 2, 2, 2, 2],
    separator: ' ',
    name: { he: 'צרפת', en: 'France' },
  },
  IT: {
    prefix: '+39',
    trunk: '',
    groups: [3, 3, 4],
    separator: ' ',
    name: { he: 'איטליה', en: 'Italy' },
  },
  ES: {
    prefix: '+34',
    trunk: '',
    groups: [3, 2, 2, 2],
    separator: ' ',
    name: { he: 'ספרד', en: 'Spain' },
  },
  NL: {
    prefix: '+31',
    trunk: '0',
    groups: [2, 8],
    separator: ' ',
    name: { he: 'הולנד', en: 'Netherlands' },
  },
  BE: {
    prefix: '+32',
    trunk: '0',
    groups: [4, 2, 2, 2],
    separator: ' ',
    name: { he: 'בלגיה', en: 'Belgium' },
  },
  CH: {
    prefix: '+41',
    trunk: '0',
    groups: [3, 3, 2, 2],
    separator: ' ',
    name: { he: 'שווייץ', en: 'Switzerland' },
  },
  AT: {
    prefix: '+43',
    trunk: '0',
    groups: [4, 8],
    separator: ' ',
    name: { he: 'אוסטריה', en: 'Austria' },
  },
  SE: {
    prefix: '+46',
    trunk: '0',
    groups: [3, 3, 2, 2],
    separator: ' ',
    name: { he: 'שוודיה', en: 'Sweden' },
  },
  DK: {
    prefix: '+45',
    trunk: '',
    groups: [2, 2, 2, 2],
    separator: ' ',
    name: { he: 'דנמרק', en: 'Denmark' },
  },
  NO: {
    prefix: '+47',
    trunk: '',
    groups: [2, 2, 2, 2],
    separator: ' ',
    name: { he: 'נורווגיה', en: 'Norway' },
  },
  FI: {
    prefix: '+358',
    trunk: '0',
    groups: [3, 3, 4],
    separator: ' ',
    name: { he: 'פינלנד', en: 'Finland' },
  },
  PT: {
    prefix: '+351',
    trunk: '',
    groups: [3, 3, 3],
    separator: ' ',
    name: { he: 'פורטוגל', en: 'Portugal' },
  },
  IE: {
    prefix: '+353',
    trunk: '0',
    groups: [3, 3, 4],
    separator: ' ',
    name: { he: 'אירלנד', en: 'Ireland' },
  },
  AU: {
    prefix: '+61',
    trunk: '0',
    groups: [4, 3, 3],
    separator: ' ',
    name: { he: 'אוסטרליה', en: 'Australia' },
  },
  NZ: {
    prefix: '+64',
    trunk: '0',
    groups: [3, 3, 4],
    separator: ' ',
    name: { he: 'ניו זילנד', en: 'New Zealand' },
  },
  RU: {
    prefix: '+7',
    trunk: '8',
    groups: [3, 3, 2, 2],
    separator: ' ',
    name: { he: 'רוסיה', en: 'Russia' },
  },
  UA: {
    prefix: '+380',
    trunk: '0',
    groups: [3, 3, 4],
    separator: ' ',
    name: { he: 'אוקראינה', en: 'Ukraine' },
  },
  CN: {
    prefix: '+86',
    trunk: '',
    groups: [3, 4, 4],
    separator: ' ',
    name: { he: 'סין', en: 'China' },
  },
  JP: {
    prefix: '+81',
    trunk: '0',
    groups: [3, 4, 4],
    separator: '-',
    name: { he: 'יפן', en: 'Japan' },
  },
  IN: {
    prefix: '+91',
    trunk: '0',
    groups: [6, 5],
    separator: ' ',
    name: { he: 'הודו', en: 'India' },
  },
  SG: {
    prefix: '+65',
    trunk: '',
    groups: [4, 4],
    separator: ' ',
    name: { he: 'סינגפור', en: 'Singapore' },
  },
} as const satisfies Record<string, Country>

export type CountryCode = keyof typeof countries

export const countryCodes = Object.keys(countries) as CountryCode[]

/** An example of an Israeli mobile number, as a field shows it. */
export const israeliMobileExample = '050-1234567'
