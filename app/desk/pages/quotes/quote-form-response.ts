import { data } from 'react-router'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { OwnerIntent } from '#server/quotes/act-on-quote.ts'
import type { EditResult } from '#server/quotes/owner-quote.ts'
import type { StoredQuote } from '#server/quotes/stored-quote.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { readTextFields } from '#desk/parts/read-text-fields.ts'
import { describeFaults } from './describe-faults.ts'
import { emptyResult, type QuoteFormResult } from './quote-form-result.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** The toast after each successful action. */
const toastKeys = {
  edit: 'saved',
  send: 'sent',
  extend: 'extended',
  revise: 'revised',
  void: 'voided',
  'undo-won': 'undone',
  'close-lost': 'closedLost',
  'hand-over': 'handedOver',
} as const satisfies Record<OwnerIntent, string>

type HandledForm = {
  intent: OwnerIntent
  outcome: EditResult
  quote: StoredQuote
  form: FormData
  lang: DeskLang
  /** Whether an SMTP server is configured. */
  hasServer: boolean
}

/** The response to a form of the quote page: 409 or 422 where the action was not carried out. */
export function quoteFormResponse({ intent, outcome, quote, form, lang, hasServer }: HandledForm) {
  const copy = deskCopyFor(lang).adminQuotes
  const makeToast = createToastMaker(lang)
  const typed = intent === 'edit' ? readTextFields(form) : null
  if (outcome.kind === 'invalid') {
    const { lines } = quote.snapshot
    const faults = describeFaults({ faults: outcome.faults, lines, typed, lang, copy })
    return respond({ refusal: { faults, typed } }, 422)
  }
  if (outcome.kind === 'stale' && typed)
    return respond({ refusal: { faults: [], typed }, warning: 'stale' }, 409)
  if (outcome.kind !== 'changed' && outcome.kind !== 'saved')
    return respond({ toast: makeToast('failed', copy.toasts[failureKeys[outcome.kind]]) }, 409)
  const isReadyOnly = intent === 'send' && (!hasServer || quote.snapshot.client.email === '')
  const toast = isReadyOnly ? 'ready' : toastKeys[intent]
  const added = outcome.kind === 'saved' ? outcome.added : null
  return respond({ toast: makeToast('done', copy.toasts[toast]), added })
}

const failureKeys = { stale: 'stale', refused: 'refused', gone: 'refused' } as const

/** Sample details of the studio hold back what goes to clients: nothing changed. */
export function heldQuoteResponse(lang: DeskLang) {
  const { held } = deskCopyFor(lang).adminSending
  return respond({ toast: createToastMaker(lang)('failed', held) }, 409)
}

/** The response to a form with an unknown intent (400), or for an unknown quote (404). */
export function unknownFormResponse(lang: DeskLang, status: 400 | 404) {
  const { failed } = deskCopyFor(lang).admin.toasts
  return respond({ toast: createToastMaker(lang)('failed', failed) }, status)
}

function respond(change: Partial<QuoteFormResult>, status = 200) {
  return data({ ...emptyResult, ...change }, { status })
}
