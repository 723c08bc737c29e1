import type { ClaimId } from './studio.ts'
import { isCardSlug } from '../business-card/card-slug.ts'
import { cleanEmail, isEmailAddress } from '../email.ts'
import { readPhone } from '../phone/read-phone.ts'
import { isDay, parseTime } from '../typed-date-time.ts'
import { parseWebAddress } from '../web-address.ts'
import { readPercent, writePercent, type PercentLimits } from '../pricing/percent.ts'
import { parseVatRates, writeVatRates } from '../pricing/vat-rates.ts'
import { keepLimits, readPeriod, type KeepPeriods } from './keep-periods.ts'
import { readOrigin } from './read-origin.ts'
import { readByRule, type StudioFault, type StudioRule } from './studio-rule.ts'
import { salesLimits } from './sales-terms.ts'
import { parseIcon, parseLogo, writeLogo } from './studio-pictures.ts'
import { parseClosedDays, writeClosedDays } from './business-hours.ts'

const text = (max: number): StudioRule => ({
  input: 'text',
  max,
  fault: 'required',
  read: (line) => line,
})
const phone: StudioRule = { input: 'tel', max: 40, fault: 'phone', read: readDial }
const profile: StudioRule = {
  input: 'url',
  max: 200,
  isOptional: true,
  fault: 'address',
  read: parseWebAddress,
}
const time: StudioRule = { input: 'time', max: 5, fits: true, fault: 'time', read: parseTime }
const ownEmail: StudioRule = {
  input: 'email',
  max: 120,
  isOptional: true,
  fault: 'email',
  read: readEmail,
}

const claim = (id: ClaimId): StudioRule => ({
  input: 'number',
  max: 6,
  sampleUntil: `claims.${id}.asOf`,
  fault: 'figure',
  read: (line) => matching((digits) => /^[1-9]\d{0,5}$/.test(digits))(line.replaceAll(',', '')),
})
const claimDay: StudioRule = {
  input: 'date',
  max: 10,
  isOptional: true,
  fault: 'day',
  read: readDay,
}

const percent = (limits: PercentLimits, fault: StudioFault): StudioRule => ({
  input: 'percent',
  max: 8,
  isTerm: true,
  fault,
  read: (line) => {
    const share = readPercent(line, limits)
    return share === null ? null : writePercent(share)
  },
})
const period = (name: keyof KeepPeriods): StudioRule => ({
  input: 'number',
  max: 3,
  isTerm: true,
  fault: name,
  read: (line) => readPeriod(line, keepLimits[name]),
})
const picture = (read: StudioRule['read']): StudioRule => ({
  input: 'picture',
  max: 60,
  isOptional: true,
  isTerm: true,
  fault: 'picture',
  read,
})
const tier = percent(salesLimits.tier, 'tier')
const offer = percent(salesLimits.package, 'package')

/** The form, the limits and the storage of what the owner sets about the studio, by path. */
export const studioFields = {
  'name.he': text(40),
  'name.en': text(40),
  'name.ru': text(40),
  foundingYear: { input: 'number', max: 4, fits: true, fault: 'year', read: readYear },
  /** '' is the name as type. */
  logo: picture((line) => {
    const logo = parseLogo(line)
    return logo && writeLogo(logo)
  }),
  /** '' is the drawn mark. */
  icon: picture(parseIcon),
  'founder.name.he': text(60),
  'founder.name.en': text(60),
  'founder.name.ru': text(60),
  'founder.jobTitle.he': { ...text(60), fits: true },
  'founder.jobTitle.en': { ...text(60), fits: true },
  'founder.jobTitle.ru': { ...text(60), fits: true },
  'founder.cardSlug': { input: 'text', max: 64, fault: 'slug', read: matching(isCardSlug) },
  phone,
  whatsapp: phone,
  email: { input: 'email', max: 120, fault: 'email', read: readEmail },
  'profiles.linkedin': profile,
  'profiles.instagram': profile,
  'profiles.facebook': profile,
  'profiles.behance': profile,
  'businessHours.days': { input: 'days', max: 13, fits: true, fault: 'days', read: readDays },
  'businessHours.opens': time,
  'businessHours.closes': time,
  'businessHours.again.opens': { ...time, isOptional: true },
  'businessHours.again.closes': { ...time, isOptional: true },
  'businessHours.closedDays': {
    input: 'closed',
    max: 6_000,
    isOptional: true,
    fault: 'closed',
    read: readClosedDays,
  },
  'claims.years.value': claim('years'),
  'claims.years.asOf': claimDay,
  'claims.projects.value': claim('projects'),
  'claims.projects.asOf': claimDay,
  'claims.industries.value': claim('industries'),
  'claims.industries.asOf': claimDay,
  'claims.attention.value': claim('attention'),
  'claims.attention.asOf': claimDay,
  'legal.name.he': text(80),
  'legal.name.en': text(80),
  'legal.name.ru': text(80),
  'legal.registration': {
    input: 'text',
    max: 20,
    fault: 'registration',
    read: (line) => matching(isRegistration)(line.replaceAll(/[\s-]/g, '')),
  },
  'legal.address.he': text(120),
  'legal.address.en': text(120),
  'legal.address.ru': text(120),
  /** Days from the day on which a quote is issued (requirements 5.7). */
  quoteValidDays: { input: 'number', max: 2, isTerm: true, fault: 'validity', read: readValidity },
  'sales.vatRates': { input: 'rates', max: 1_000, isTerm: true, fault: 'rates', read: readRates },
  'sales.downPayment': percent(salesLimits.downPayment, 'downPayment'),
  'sales.tiers.2': tier,
  'sales.tiers.3': tier,
  'sales.tiers.4': tier,
  'sales.packages.business-launch': offer,
  'sales.packages.full-business': offer,
  'sales.packages.smart-upgrade': offer,
  'sales.packages.development-after-design': offer,
  'sales.packages.mvp-for-design-clients': offer,
  /** Ids of services and packages that are off. */
  'sales.notOffered': {
    input: 'offers',
    max: 400,
    isOptional: true,
    isTerm: true,
    fault: 'offers',
    read: matching((ids) => /^[a-z-]+(?:,[a-z-]+)*$/.test(ids)),
  },
  'keep.leadMonths': period('leadMonths'),
  'keep.heldDays': period('heldDays'),
  'keep.binDays': period('binDays'),
  analyticsId: {
    input: 'text',
    max: 20,
    isOptional: true,
    fault: 'analytics',
    read: (line) => matching(isAnalyticsId)(line.toUpperCase()),
  },
  /** '' is the email of the studio, for both. */
  'mail.sender': ownEmail,
  'mail.notices': ownEmail,
  url: { input: 'url', max: 120, fault: 'address', read: readOrigin },
} as const satisfies Record<string, StudioRule>

export type StudioField = keyof typeof studioFields

export function ruleOf(field: StudioField): StudioRule {
  return studioFields[field]
}

export function readStudioField(
  field: StudioField,
  typed: string,
): { text: string } | { fault: StudioFault } {
  return readByRule(ruleOf(field), typed)
}

function matching(test: (text: string) => boolean) {
  return (line: string) => (test(line) ? line : null)
}

/** The site dials, prints and links it, so it has a country; a star number is no contact of a card. */
function readDial(line: string): string | null {
  const read = readPhone(line, 'israeli')
  return typeof read === 'object' && read.dial.startsWith('+') ? read.dial : null
}

function readEmail(line: string): string | null {
  return matching(isEmailAddress)(cleanEmail(line))
}

function readYear(line: string): string | null {
  const isYear = /^\d{4}$/.test(line) && +line >= 1900 && +line <= new Date().getFullYear()
  return isYear ? line : null
}

/** A day that has begun somewhere, in the last fifty years. */
export function readDay(line: string): string | null {
  if (!isDay(line)) return null
  const age = Date.now() - Date.parse(line)
  return age >= -86_400_000 && age < 50 * 366 * 86_400_000 ? line : null
}

/** '0,1,4': days of the week in their order. */
function readDays(line: string): string | null {
  const days = [...new Set(line.split(','))].toSorted()
  return days.every((day) => /^[0-6]$/.test(day)) ? days.join(',') : null
}

function readClosedDays(line: string): string | null {
  const closed = parseClosedDays(line)
  return closed && writeClosedDays(closed)
}

function readRates(line: string): string | null {
  const rates = parseVatRates(line)
  return rates && writeVatRates(rates)
}

function readValidity(days: string): string | null {
  return /^[1-9]?\d$/.test(days) && +days >= 3 && +days <= 90 ? days : null
}

function isRegistration(digits: string): boolean {
  return /^\d{8,9}$/.test(digits)
}

function isAnalyticsId(id: string): boolean {
  return /^(?:G|GT|AW|GTM)-[A-Z\d]+$/.test(id)
}
