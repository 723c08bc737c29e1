/** The types of content that a code can hold, in the order of the page (requirements 3.16). */
export const codeTypes = [
  'link',
  'text',
  'phone',
  'sms',
  'email',
  'whatsapp',
  'wifi',
  'contact',
  'location',
  'event',
] as const

export type CodeType = (typeof codeTypes)[number]

/** Options of the two fields with a fixed list; the first one is the default. */
export const wifiSecurities = ['WPA', 'WEP', 'nopass'] as const
export const mapApps = ['google', 'waze', 'phone'] as const

/** The fields of each type, in the order of its form. */
export const codeFields = {
  link: ['url'],
  text: ['text'],
  phone: ['phone'],
  sms: ['phone', 'text'],
  email: ['email', 'subject', 'text'],
  whatsapp: ['phone', 'text'],
  wifi: ['network', 'security', 'password', 'hidden'],
  contact: ['name', 'title', 'organization', 'phone', 'email', 'url', 'address', 'text'],
  location: ['place', 'map'],
  event: ['name', 'start', 'end', 'place', 'text'],
} as const satisfies Record<CodeType, readonly string[]>

export type FieldName = (typeof codeFields)[CodeType][number]

/**
 * As typed. A checkbox is 'on' or absent, a date and time is local: 'YYYY-MM-DDTHH:MM', or one half
 * of it.
 */
export type CodeValues = Partial<Record<FieldName, string>>

export type CodeContent = { type: CodeType; values: CodeValues }

/** The faults of a field. The page has a text for each. */
export const fieldFaults = [
  'required',
  'url',
  'phone',
  'country',
  'callsOnly',
  'email',
  'coordinates',
  'network',
  'password',
  'date',
  'hour',
  'skipped',
  'end',
] as const

export type FieldFault = (typeof fieldFaults)[number]

export type FieldFaults = Partial<Record<FieldName, FieldFault>>

export function isCodeType(value: string | null): value is CodeType {
  return codeTypes.some((type) => type === value)
}
