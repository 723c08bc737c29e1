import { founderCardId } from '#content/cards/founder-card-id.ts'
import { cardCopyFor } from '#copy/copy.server.ts'
import type { FormValues } from '#domain/leads/form-state.ts'
import { fill } from '#i18n/fill.ts'
import { defaultLang, isLang, type CardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import type { ShownCard } from '#server/cards/card-store.ts'
import type { LeadOutcome } from '#server/leads/lead-outcome.ts'
import { parseCardDetails } from '#server/leads/parse-card-details.ts'
import { receiveLead } from '#server/leads/receive-lead.ts'
import type { Visitor } from '#server/request/visitor.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { DetailsField, DetailsState } from './card-details-form.tsx'

type Submission = {
  card: ShownCard & { lang: CardLang }
  values: FormValues
  visitor: Visitor
  siteUrl: string
}

/**
 * True for the studio's own card, and for a client's card with an address that details are sent to.
 */
export function canReceiveDetails({ id, content }: Pick<ShownCard, 'id' | 'content'>): boolean {
  return content.takesDetails && (id === founderCardId || content.detailsEmail !== '')
}

const fields = ['name', 'phone', 'email', 'note'] as const satisfies readonly DetailsField[]

/** Stores the details that a visitor left on a card as a lead. Returns the state of the form. */
export async function storeDetails(
  context: ServerContext,
  { card, values, visitor, siteUrl }: Submission,
): Promise<{ state: DetailsState; status: number }> {
  const { lang, slug, content } = card
  const { name } = content.words[lang]
  const outcome = await receiveLead(context, {
    parse: () =>
      parseCardDetails(values, {
        cardLine: fill(cardCopyFor(defaultLang).details.message, { name }),
        language: isLang(lang) ? lang : defaultLang,
        title: name,
        url: siteUrl + cardUrl(lang, slug),
      }),
    idempotencyKey: values['key'] || undefined,
    visitor,
    ...(content.detailsEmail === '' ? {} : { cardRecipient: content.detailsEmail }),
  })
  return {
    state: stateOf(outcome, values),
    status: outcome.kind === 'saved' ? 200 : outcome.status,
  }
}

function stateOf(outcome: LeadOutcome, values: FormValues): DetailsState {
  if (outcome.kind === 'saved') return { result: 'sent', errors: [], values: {} }
  const keptValues = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
  const invalidFields = fields.filter((field) =>
    outcome.errors.some((error) => error.field === field),
  )
  return {
    result: resultOf(outcome.reason, invalidFields.length),
    errors: invalidFields,
    values: keptValues,
  }
}

function resultOf(reason: string, invalidCount: number): DetailsState['result'] {
  if (reason === 'outside_israel') return 'outside'
  if (reason === 'rate_limited') return 'tooMany'
  return invalidCount > 0 ? null : 'failed'
}
