import * as z from 'zod/mini'
import { isRecord } from '../is-record.ts'
import { phoneDigits } from '../phone/digits.ts'
import { cleanLine } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import { contactFormSchema, isContactFormError, type Choices } from './contact-form.ts'
import { deviceTypes, type DeviceType } from './device-type.ts'
import type { FieldError } from './field-errors.ts'
import { sourceOfArrival } from './lead-source.ts'
import { sourcePageOf, type SourcePage } from './source-page.ts'

/** The values that a lead is validated against: facts of the catalogue, and the languages. */
export type LeadRules = {
  services: readonly string[]
  budgets: readonly string[]
  prefixes: Readonly<Record<string, string>>
  languages: readonly string[]
  projects: readonly string[]
}

/**
 * A lead as the visitor sent it, validated and cleaned. Values that the server sets itself (time,
 * IP address, status) are not read from the payload.
 */
export type ParsedLead<Rules extends LeadRules = LeadRules> = {
  name: string
  email: string
  /** As it was typed, or as another client normalized it. */
  phoneRaw: string
  phonePrefix: string
  countryCode: keyof Rules['prefixes'] & string
  serviceType: Rules['services'][number] | null
  budget: Rules['budgets'][number] | null
  message: string
  /** The version of what the form said about privacy; null where it names none. */
  privacyNotice: string | null
  sourcePage: SourcePage<Rules['projects'][number], Rules['services'][number]>
  pageTitleHe: string
  pageTitleEn: string
  pageUrl: string
  /** What brought the visitor, as sourceOfArrival() has it; empty where it is not known. */
  cameFrom: string
  language: Rules['languages'][number]
  /** This and the next two are null where the form ran without JavaScript. */
  deviceType: DeviceType | null
  /** By the visitor's clock, which may be wrong. */
  submittedAt: Date | null
  /** Milliseconds from page load to submission, as the browser claims. */
  elapsedMs: number | null
  /** Whether the honeypot, a field that people do not see, was filled in. */
  honeypot: boolean
}

export type LeadParseResult<Rules extends LeadRules = LeadRules> =
  | { ok: true; lead: ParsedLead<Rules> }
  | { ok: false; errors: FieldError[] }

/**
 * Makes the parser of the lead endpoint's JSON (requirements 4.6), which also reads the text fields
 * of a posted form. Building the schemas is expensive: do it once.
 */
export function leadPayloadParser<const Rules extends LeadRules>(
  rules: Rules,
  choices: Choices = 'both-or-none',
) {
  type Country = keyof Rules['prefixes'] & string
  const { services, budgets, prefixes, languages } = rules
  const contactSchema = contactFormSchema<
    Rules['services'][number],
    Rules['budgets'][number],
    Country
  >({
    services,
    budgets,
    prefixes,
    choices,
  })
  const pageSchema = z.object(pageFields<Rules['languages'][number]>(languages))

  return function parseLeadPayload(input: unknown): LeadParseResult<Rules> {
    if (!isRecord(input)) return { ok: false, errors: [{ field: 'body', code: 'invalid' }] }
    const contact = contactSchema.safeParse({
      ...input,
      phone: input['phone_raw'] || input['phone'],
    })
    const page = pageSchema.safeParse(input)
    if (!contact.success || !page.success)
      return { ok: false, errors: listErrors([contact.error, page.error]) }

    const {
      country_code: countryCode,
      phone: phoneRaw,
      service_type: serviceType,
      budget,
      ...texts
    } = contact.data
    const phonePrefix = prefixes[countryCode] ?? ''
    if (!isSamePrefix(page.data.phone_prefix, phonePrefix))
      return { ok: false, errors: [{ field: 'phone_prefix', code: 'invalid' }] }
    return {
      ok: true,
      lead: {
        ...texts,
        phoneRaw,
        phonePrefix,
        countryCode,
        serviceType: serviceType || null,
        budget: budget || null,
        privacyNotice: page.data.privacy_notice,
        sourcePage: sourcePageOf(page.data.page_url, rules),
        pageTitleHe: page.data.page_title_he,
        pageTitleEn: page.data.page_title_en,
        pageUrl: page.data.page_url,
        cameFrom: sourceOfArrival(input['came_from']),
        language: page.data.language,
        deviceType: page.data.device_type ?? null,
        submittedAt: page.data.submitted_at ? new Date(page.data.submitted_at) : null,
        honeypot: Boolean(page.data.website),
        elapsedMs: page.data.elapsed_ms ?? null,
      },
    }
  }
}

const limits = { title: 300, url: 2048, userAgent: 512, prefix: 8 }

function pageFields<Language extends string>(languages: readonly Language[]) {
  return {
    phone_prefix: optionalLine(limits.prefix),
    page_title_he: optionalLine(limits.title),
    page_title_en: optionalLine(limits.title),
    page_url: optionalLine(limits.url).check(z.refine(isPageUrl, { error: 'invalid' })),
    language: oneOf(languages),
    device_type: z.nullish(oneOf(deviceTypes)),
    submitted_at: z.nullish(z.string().check(z.refine(isIsoTime, { error: 'invalid' }))),
    // Validated but not used: the server sees the user agent itself and derives the source from the
    // URL.
    user_agent: optionalLine(limits.userAgent),
    source_page: optionalLine(limits.title),
    privacy_notice: z.pipe(z.transform(readVersion), z.nullable(z.string())),
    website: z.nullish(z.string()),
    elapsed_ms: z.nullish(z.number().check(z.gte(0))),
  }
}

function optionalLine(max: number) {
  const line = z.string().check(
    z.overwrite(cleanLine),
    z.refine((value) => countCodePoints(value) <= max),
  )
  return z.pipe(
    z.transform((value) => value ?? ''),
    line,
  )
}

/** A version as privacyNotice() makes it. A lead is never refused for another. */
function readVersion(value: unknown): string | null {
  return typeof value === 'string' && /^[\da-f]{16}$/.test(value) ? value : null
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return z.custom<Value>((input) => values.some((value) => value === input))
}

/** A path of this site (`/he/contact`) or an http URL. Neither `//host` nor another scheme. */
function isPageUrl(value: string): boolean {
  return (
    value === '' ||
    (/^(https?:\/\/|\/(?![/\\]))/i.test(value) && URL.canParse(value, 'https://site.invalid'))
  )
}

function isIsoTime(value: string): boolean {
  return (
    /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  )
}

function isSamePrefix(input: string, prefix: string): boolean {
  return input === '' || phoneDigits(input) === phoneDigits(prefix)
}

/**
 * The first error of each field. Zod's own messages, such as for a wrong type, become 'invalid'.
 */
function listErrors(failures: readonly (z.core.$ZodError | undefined)[]): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const { path, message } of failures.flatMap((failure) => failure?.issues ?? [])) {
    const field = String(path[0])
    const code = isContactFormError(message) ? message : 'invalid'
    if (!errors.has(field)) errors.set(field, { field, code })
  }
  return [...errors.values()]
}
