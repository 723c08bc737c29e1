import * as z from 'zod/mini'
import { phoneDigits } from '../phone.ts'
import { cleanLine } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import {
  contactFormSchema,
  isContactFormError,
  type Choices,
  type ContactFormError,
} from './contact-form.ts'
import { deviceTypes, type DeviceType } from './device-type.ts'
import { sourcePageOf, type SourcePage } from './source-page.ts'

/** The facts of the catalogue and the languages that a lead is checked against. */
export type LeadRules = {
  services: readonly string[]
  budgets: readonly string[]
  prefixes: Readonly<Record<string, string>>
  languages: readonly string[]
  projects: readonly string[]
}

/** A lead as the visitor sent it, checked. What the server knows better (its clock, the address, the status) is not read at all. */
export type ParsedLead<Rules extends LeadRules> = {
  name: string
  email: string
  /** As it was typed, or as another client normalised it. */
  phoneRaw: string
  phonePrefix: string
  countryCode: keyof Rules['prefixes'] & string
  serviceType: Rules['services'][number] | null
  budget: Rules['budgets'][number] | null
  message: string
  sourcePage: SourcePage<Rules['projects'][number], Rules['services'][number]>
  pageTitleHe: string
  pageTitleEn: string
  pageUrl: string
  language: Rules['languages'][number]
  /** null, like the next two, where the client did not tell: a form without JavaScript. */
  deviceType: DeviceType | null
  userAgent: string | null
  /** The visitor's clock: a claim. */
  submittedAt: Date | null
  /** The field that people do not see was filled in. */
  honeypot: boolean
  elapsedMs: number | null
}

/** `field` is a name of the wire, or 'body'. */
export type LeadError = { field: string; code: ContactFormError | 'invalid' }

type Result<Rules extends LeadRules> =
  | { ok: true; lead: ParsedLead<Rules> }
  | { ok: false; errors: LeadError[] }

/** Reads the payload of the lead endpoint (requirements 4.6), and the same fields posted by a form without JavaScript. Made once: it prepares its schemas. */
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

  return function parseLeadPayload(input: unknown): Result<Rules> {
    if (!isRecord(input)) return { ok: false, errors: [{ field: 'body', code: 'invalid' }] }
    const contact = contactSchema.safeParse({
      ...input,
      phone: input['phone_raw'] || input['phone'],
    })
    const page = pageSchema.safeParse(input)
    if (!contact.success || !page.success)
      return { ok: false, errors: findErrors([contact.error, page.error]) }

    const {
      country_code: countryCode,
      phone: phoneRaw,
      service_type,
      budget,
      ...words
    } = contact.data
    const phonePrefix = prefixes[countryCode] ?? ''
    if (!isSamePrefix(page.data.phone_prefix, phonePrefix))
      return { ok: false, errors: [{ field: 'phone_prefix', code: 'invalid' }] }
    return {
      ok: true,
      lead: {
        ...words,
        phoneRaw,
        phonePrefix,
        countryCode,
        serviceType: service_type || null,
        budget: budget || null,
        sourcePage: sourcePageOf(page.data.page_url, rules),
        pageTitleHe: page.data.page_title_he,
        pageTitleEn: page.data.page_title_en,
        pageUrl: page.data.page_url,
        language: page.data.language,
        deviceType: page.data.device_type ?? null,
        userAgent: page.data.user_agent || null,
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
    user_agent: optionalLine(limits.userAgent),
    submitted_at: z.nullish(z.string().check(z.refine(isIsoTime, { error: 'invalid' }))),
    // Read for its type only: what is stored is derived from the address of the page.
    source_page: optionalLine(limits.title),
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

function oneOf<Value extends string>(values: readonly Value[]) {
  return z.custom<Value>((given) => values.some((value) => value === given))
}

/** On this site (`/he/contact`) or on the web. Not `//host`, not another scheme. */
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

function isSamePrefix(given: string, prefix: string): boolean {
  return given === '' || phoneDigits(given) === phoneDigits(prefix)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first error of each field. Messages that are no code of the form (wrong types) are 'invalid'. */
function findErrors(failures: readonly (z.core.$ZodError | undefined)[]): LeadError[] {
  const errors = new Map<string, LeadError>()
  for (const { path, message } of failures.flatMap((failure) => failure?.issues ?? [])) {
    const field = String(path[0])
    const code = isContactFormError(message) ? message : 'invalid'
    if (!errors.has(field)) errors.set(field, { field, code })
  }
  return [...errors.values()]
}
