import { isRecord } from '../is-record.ts'
import { profileNetworks, type Studio, type StudioWords } from './studio.ts'
import { readStudioField, studioFields, type StudioField } from './studio-fields.ts'

/** What a form shows and the database stores: text by field. */
export type StudioValues = Record<StudioField, string>

// SAFETY: the keys of the table
const studioFieldNames = Object.keys(studioFields) as StudioField[]

function isStudioField(name: string): name is StudioField {
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
  return value === undefined ? '' : String(value)
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

/** @param url the public address of the site, without a slash at the end */
export function studioFrom(values: StudioValues, url: string): Studio {
  const words = (
    field: 'name' | 'founder.name' | 'founder.jobTitle' | 'legal.name' | 'legal.address',
  ): StudioWords => ({
    he: values[`${field}.he`],
    en: values[`${field}.en`],
    ru: values[`${field}.ru`],
  })
  const profiles = profileNetworks.map((network) => [network, values[`profiles.${network}`]])
  return {
    name: words('name'),
    founder: {
      name: words('founder.name'),
      jobTitle: words('founder.jobTitle'),
      cardSlug: values['founder.cardSlug'],
    },
    foundingYear: Number(values.foundingYear),
    email: values.email,
    phone: values.phone,
    whatsapp: values.whatsapp,
    profiles: Object.fromEntries(profiles.filter(([, address]) => address !== '')),
    businessHours: {
      days: values['businessHours.days'].split(',').map(Number),
      opens: values['businessHours.opens'],
      closes: values['businessHours.closes'],
    },
    legal: {
      name: words('legal.name'),
      registration: values['legal.registration'],
      address: words('legal.address'),
    },
    url,
    analyticsId: values.analyticsId,
  }
}
