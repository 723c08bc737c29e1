import { isRecord } from '../is-record.ts'
import { writePercent } from '../pricing/percent.ts'
import { writeVatRates } from '../pricing/vat-rates.ts'
import { findHoursFault, parseClosedDays, writeClosedDays } from './business-hours.ts'
import { keepFrom } from './keep-periods.ts'
import { findTierFault, salesFrom } from './sales-terms.ts'
import { parseIcon, parseLogo, writeLogo } from './studio-pictures.ts'
import {
  profileNetworks,
  type ClaimId,
  type ProfileNetwork,
  type Studio,
  type StudioWords,
} from './studio.ts'
import { readStudioField, ruleOf, studioFields, type StudioField } from './studio-fields.ts'
import { type StudioFault } from './studio-rule.ts'

/** What a form shows and the database stores: text by field. */
export type StudioValues = Record<StudioField, string>

// SAFETY: the keys of the table
export const studioFieldNames = Object.keys(studioFields) as StudioField[]

export function isStudioField(name: string): name is StudioField {
  return Object.hasOwn(studioFields, name)
}

export function valuesOf(studio: Studio): StudioValues {
  const entries = studioFieldNames.map((field) => [field, textAt(studio, field)])
  // SAFETY: one entry for each field
  return Object.fromEntries(entries) as StudioValues
}

function textAt(studio: Studio, field: StudioField): string {
  const value = field
    .split('.')
    .reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), studio)
  if (field === 'businessHours.closedDays') return writeClosedDays(studio.businessHours.closedDays)
  if (field === 'logo') return studio.logo ? writeLogo(studio.logo) : ''
  if (field === 'sales.vatRates') return writeVatRates(studio.sales.vatRates)
  if (Array.isArray(value)) return value.join(',')
  if (ruleOf(field).input === 'percent') return writePercent(Number(value))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The values of the default and over them those stored. One that its rule refuses is not used. */
export function withStored(
  defaults: StudioValues,
  stored: Readonly<Record<string, string>>,
): StudioValues {
  const valid = Object.entries(stored).filter(
    ([field, text]) => isStudioField(field) && 'text' in readStudioField(field, text),
  )
  return { ...defaults, ...Object.fromEntries(valid) }
}

/** What a form stores: a term of business that is the default has no value of its own. */
export function storable(
  defaults: StudioValues,
  typed: Readonly<Partial<StudioValues>>,
): Record<string, string | null> {
  const entries = Object.entries(typed).map(([field, text]): [string, string | null] => {
    const isDefault = isStudioField(field) && ruleOf(field).isTerm && defaults[field] === text
    return [field, isDefault ? null : text]
  })
  return Object.fromEntries(entries)
}

/** The fields that still hold what the site came with, in their order. */
export function sampleFields(
  defaults: StudioValues,
  stored: Readonly<Record<string, string>>,
): StudioField[] {
  const values = withStored(defaults, stored)
  return studioFieldNames.filter((field) => {
    const { fits, isTerm, sampleUntil } = ruleOf(field)
    if (isTerm) return false
    if (sampleUntil !== undefined) return values[sampleUntil] === ''
    if (defaults[field] === '' || values[field] !== defaults[field]) return false
    return !(fits && Object.hasOwn(stored, field))
  })
}

export function studioFrom(values: StudioValues): Studio {
  const words = (
    field: 'name' | 'founder.name' | 'founder.jobTitle' | 'legal.name' | 'legal.address',
  ): StudioWords => ({
    he: values[`${field}.he`],
    en: values[`${field}.en`],
    ru: values[`${field}.ru`],
  })
  return {
    name: words('name'),
    founder: {
      name: words('founder.name'),
      jobTitle: words('founder.jobTitle'),
      cardSlug: values['founder.cardSlug'],
    },
    foundingYear: Number(values.foundingYear),
    logo: parseLogo(values.logo),
    icon: parseIcon(values.icon),
    claims: {
      attention: claimOf(values, 'attention'),
      industries: claimOf(values, 'industries'),
      projects: claimOf(values, 'projects'),
      years: claimOf(values, 'years'),
    },
    email: values.email,
    phone: values.phone,
    whatsapp: values.whatsapp,
    profiles: profilesOf(values),
    businessHours: {
      days: values['businessHours.days'].split(',').map(Number),
      opens: values['businessHours.opens'],
      closes: values['businessHours.closes'],
      again: {
        opens: values['businessHours.again.opens'],
        closes: values['businessHours.again.closes'],
      },
      closedDays: parseClosedDays(values['businessHours.closedDays']) ?? [],
    },
    legal: {
      name: words('legal.name'),
      registration: values['legal.registration'],
      address: words('legal.address'),
    },
    quoteValidDays: Number(values.quoteValidDays),
    sales: salesFrom(values),
    keep: keepFrom(values),
    url: values.url,
    analyticsId: values.analyticsId,
  }
}

function claimOf(values: StudioValues, id: ClaimId): Studio['claims'][ClaimId] {
  return { value: Number(values[`claims.${id}.value`]), asOf: values[`claims.${id}.asOf`] }
}

function profilesOf(values: StudioValues): Studio['profiles'] {
  const profiles: Partial<Record<ProfileNetwork, string>> = {}
  for (const network of profileNetworks) {
    const address = values[`profiles.${network}`]
    if (address !== '') profiles[network] = address
  }
  return profiles
}

/** Values that are valid one by one and do not fit together, each with the reason. */
export function findFaultsTogether(
  values: Readonly<Partial<StudioValues>>,
): Partial<Record<StudioField, StudioFault>> {
  const hours = faultOfHours(values)
  const tier = findTierFault(values)
  return {
    ...(hours && { [`businessHours.${hours.at}`]: hours.fault }),
    ...(tier && { [`sales.tiers.${tier}`]: 'tiers' as const }),
  }
}

function faultOfHours(values: Partial<StudioValues>) {
  const {
    'businessHours.opens': opens,
    'businessHours.closes': closes,
    'businessHours.again.opens': opensAgain = '',
    'businessHours.again.closes': closesAgain = '',
  } = values
  if (opens === undefined || closes === undefined) return null
  return findHoursFault({ opens, closes, again: { opens: opensAgain, closes: closesAgain } })
}
