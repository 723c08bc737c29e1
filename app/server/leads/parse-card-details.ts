import { leadRules } from '#catalog/lead-rules.ts'
import { orderLimits } from '#domain/leads/consulting-order.ts'
import type { FormValues } from '#domain/leads/form-state.ts'
import { leadPayloadParser } from '#domain/leads/lead-payload.ts'
import { cleanText } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import type { LeadParseResult } from './parse-lead.ts'

const parseVisitor = leadPayloadParser(leadRules, 'hidden')

/** What the page adds to the posted fields. */
type Page = {
  /** Names the card for the owner, as the first line of the message. */
  cardLine: string
  language: (typeof leadRules.languages)[number]
  title: string
  url: string
}

/**
 * Reads the form "send me your details" of a card as a lead (requirements 3.12). The note is
 * optional.
 */
export function parseCardDetails(
  values: FormValues,
  { cardLine, language, title, url }: Page,
): LeadParseResult {
  const note = cleanText(values['note'] ?? '')
  const isLong = countCodePoints(note) > orderLimits.notes.max
  const elapsed = Number(values['elapsed_ms'] || Number.NaN)
  const parsed = parseVisitor({
    name: values['name'],
    email: values['email'],
    phone: values['phone'],
    website: values['website'],
    country_code: 'IL',
    message: [cardLine, isLong ? '' : note].filter(Boolean).join('\n\n'),
    language,
    page_title_he: title,
    page_url: url,
    privacy_notice: values['privacy_notice'],
    ...(elapsed >= 0 ? { elapsed_ms: elapsed } : {}),
  })
  if (!isLong) return parsed
  const others = parsed.ok ? [] : parsed.errors
  return { ok: false, errors: [...others, { field: 'note', code: 'notesMax' }] }
}
