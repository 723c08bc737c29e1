import { data } from 'react-router'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import type { OwnerIntent } from '#server/quotes/act-on-quote.ts'
import type { Edited } from '#server/quotes/owner-quote.ts'
import type { StoredQuote } from '#server/quotes/stored-quote.ts'
import { createToastMaker } from '../action-response.ts'
import { describeFaults, typedFields } from './describe-faults.ts'
import { nothingSaid, type QuoteAnswer } from './quote-answer.ts'

/** The toast after each action. */
const toastKeys = {
  edit: 'saved',
  send: 'sent',
  extend: 'extended',
  revise: 'revised',
  void: 'voided',
  'undo-won': 'undone',
  'hand-over': 'handedOver',
} as const satisfies Record<OwnerIntent, string>

type Done = {
  intent: OwnerIntent
  done: Edited
  quote: StoredQuote
  form: FormData
  lang: Lang
  /** Whether there is an SMTP server. */
  hasServer: boolean
}

/** Says what became of a form of the quote page: 409 or 422 where it was not done. */
export function answerQuoteForm({ intent, done, quote, form, lang, hasServer }: Done) {
  const copy = copyFor(lang).adminQuotes
  const makeToast = createToastMaker(lang)
  const typed = intent === 'edit' ? typedFields(form) : null
  if (done.kind === 'invalid') {
    const { lines } = quote.snapshot
    const faults = describeFaults({ faults: done.faults, lines, typed, lang, copy })
    return answer({ refusal: { faults, typed } }, 422)
  }
  if (done.kind === 'stale' && typed)
    return answer({ refusal: { faults: [], typed }, warning: 'stale' }, 409)
  if (done.kind !== 'changed' && done.kind !== 'saved')
    return answer({ toast: makeToast('failed', copy.toasts[failureKeys[done.kind]]) }, 409)
  const isReadyOnly = intent === 'send' && (!hasServer || quote.snapshot.client.email === '')
  const toast = isReadyOnly ? 'ready' : toastKeys[intent]
  const added = done.kind === 'saved' ? done.added : null
  return answer({ toast: makeToast('done', copy.toasts[toast]), added })
}

const failureKeys = { stale: 'stale', refused: 'refused', gone: 'refused' } as const

/** Says that the form asked for nothing that the page offers, or for a quote that is not there. */
export function answerUnknownForm(lang: Lang, status: 400 | 404) {
  const { failed } = copyFor(lang).admin.toasts
  return answer({ toast: createToastMaker(lang)('failed', failed) }, status)
}

function answer(change: Partial<QuoteAnswer>, status = 200) {
  return data({ ...nothingSaid, ...change }, { status })
}
