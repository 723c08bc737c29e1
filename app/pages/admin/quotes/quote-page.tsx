import { useState } from 'react'
import { data, Link } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireActor } from '#server/admins/actor.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { requireForm, textField } from '#server/admins/require-form.ts'
import {
  editDraft,
  extendQuote,
  reviseQuote,
  sendQuote,
  voidQuote,
} from '#server/quotes/owner-quote.ts'
import { describeForOwner, findSellableLines } from '#server/quotes/owner-view.ts'
import { findQuoteVersions, getQuote } from '#server/quotes/quote-store.ts'
import { quoteTermsNow } from '#server/quotes/quote-terms.ts'
import { QuoteDamagedError, type StoredQuote } from '#server/quotes/stored-quote.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { createToastResponse } from '../action-response.ts'
import { showActionToast } from '../action-toast.ts'
import { Icon } from '../icon.tsx'
import { QuoteStatusLabel } from '../quote-status-label.tsx'
import type { Route } from './+types/quote-page.ts'
import { QuoteAcceptance } from './quote-acceptance.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteEditor } from './quote-editor.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { QuoteVersions } from './quote-versions.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  const quote = isLeadId(params.quoteId) ? await requireUndamaged(server, params.quoteId) : null
  if (!quote) throw new Response(null, { status: 404 })
  const versions = await findQuoteVersions(server.database, quote.id)
  const { adminQuotes: copy, quotes, admin, forms } = copyFor(lang)
  const shown = describeForOwner({ quote, versions, lang, now: new Date() })
  return {
    lang,
    copy,
    words: { lines: quotes.lines, sums: quotes.sums, payment: quotes.payment },
    toasts: {
      copied: admin.toasts.linkCopied,
      failed: admin.toasts.copyFailed,
      close: forms.toast.close,
    },
    quote: shown,
    seen: quote.hash,
    sellable: shown.fields === null ? [] : findSellableLines(quoteTermsNow(server).list, lang),
    title: `${shown.view.title} · ${company.name[lang]}`,
  }
}

/** A quote that does not match its hash is not shown: the error boundary explains this. */
async function requireUndamaged(
  { database }: ServerContext,
  id: string,
): Promise<StoredQuote | null> {
  try {
    return await getQuote(database, id)
  } catch (error) {
    if (error instanceof QuoteDamagedError) throw data('quote-damaged', { status: 500 })
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The toast after each action. */
const toastKeys = {
  edit: 'saved',
  send: 'sent',
  extend: 'extended',
  revise: 'revised',
  void: 'voided',
} as const

type Intent = keyof typeof toastKeys

function isIntent(value: unknown): value is Intent {
  return typeof value === 'string' && Object.hasOwn(toastKeys, value)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const actor = requireActor(context)
  const server = context.get(serverContext)
  const form = await requireForm(request)
  const intent = form.get('intent')
  const quote = isLeadId(params.quoteId) ? await requireUndamaged(server, params.quoteId) : null
  const respond = createToastResponse(lang)
  if (!isIntent(intent) || !quote)
    return respond('failed', copyFor(lang).admin.toasts.failed, quote ? 400 : 404)
  const owned = { quote, seen: textField(form, 'seen'), worker: actor }
  const actions = {
    edit: () => editDraft(server, { ...owned, fields: form }),
    send: () => sendQuote(server, owned),
    extend: () => extendQuote(server, owned),
    revise: () => reviseQuote(server, owned),
    void: () => voidQuote(server, owned),
  } as const satisfies Record<Intent, () => ReturnType<typeof editDraft>>
  const changed = await actions[intent]()
  const { toasts, problems } = copyFor(lang).adminQuotes
  if (changed.kind === 'changed') return respond('done', toasts[toastKeys[intent]])
  if (changed.kind === 'invalid') return respond('failed', problems[changed.problem], 422)
  return respond('failed', changed.kind === 'stale' ? toasts.stale : toasts.refused, 409)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return showActionToast(await serverAction())
}

export default function AdminQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, copy, words, toasts, quote, seen, sellable } = loaderData
  // The content with unsaved changes. Saving makes other content, which has none.
  const [edited, setEdited] = useState<string | null>(null)
  return (
    <>
      <Link
        to={adminUrl(lang, 'dashboard/quotes')}
        className="inline-flex min-h-11 items-center gap-2 text-small text-fg-muted hover:text-fg"
      >
        <Icon name="back" className="rtl:-scale-x-100" />
        {copy.page.back}
      </Link>
      <header className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-[2rem] leading-tight font-bold">{quote.view.title}</h1>
        <QuoteStatusLabel status={quote.status} name={quote.statusName} />
        <Link to={adminUrl(lang, `dashboard/leads/${quote.leadId}`)} className="text-link">
          <bdi dir="auto">{quote.view.client}</bdi>
        </Link>
      </header>
      {actionData ? (
        <noscript>
          <p role="status" className="mt-4 font-semibold">
            {actionData.toast.text}
          </p>
        </noscript>
      ) : null}
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[8fr_4fr]">
        <div className="grid min-w-0 content-start gap-10">
          {quote.fields === null ? null : (
            <QuoteEditor
              key={seen}
              copy={copy.editor}
              fields={quote.fields}
              note={quote.view.note}
              seen={seen}
              sellable={sellable}
              onChange={() => setEdited(seen)}
            />
          )}
          <QuotePreview copy={copy.page} words={words} quote={quote} />
        </div>
        <div
          className={`grid min-w-0 content-start gap-10 ${quote.fields === null ? 'max-lg:order-first' : ''}`}
        >
          <QuoteAcceptance copy={copy.page} quote={quote} />
          <QuoteActions
            lang={lang}
            copy={copy}
            toasts={toasts}
            quote={quote}
            seen={seen}
            isUnsaved={edited === seen}
          />
          <QuoteVersions copy={copy.page} quote={quote} />
        </div>
      </div>
    </>
  )
}
