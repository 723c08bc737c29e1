import { useState } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { siteUrlOf } from '#server/site-url.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { findEmailPage } from '#server/email/email-list-store.ts'
import { describeEmail } from '#server/email/email-view.ts'
import { describeKit } from '#server/promises/kit-view.ts'
import { findTodayLead } from '#server/promises/today-store.ts'
import { getStatusBeforeWon, markAcceptanceSeen } from '#server/quotes/acceptance-store.ts'
import { actOnQuote, isOwnerIntent } from '#server/quotes/act-on-quote.ts'
import { copyQuote } from '#server/quotes/new-draft.ts'
import { describeForOwner } from '#server/quotes/owner-view.ts'
import { findSellableLines } from '#server/quotes/sellable-lines.ts'
import { getLinkFailure } from '#server/email/link-email-store.ts'
import { findPriceChanges } from '#server/quotes/price-change-store.ts'
import { readSavedNotes } from '#server/quotes/saved-note-view.ts'
import { findQuoteVersions, getQuote } from '#server/quotes/quote-store.ts'
import { currentTerms } from '#server/quotes/quote-terms.ts'
import { QuoteDamagedError, type StoredQuote } from '#server/quotes/stored-quote.ts'
import { findHoldingFields } from '#server/settings/sending-guard.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { showActionToast } from '#desk/parts/action-toast.ts'
import { EmailLinks } from '#desk/parts/email-links.tsx'
import { NextStepLine } from '#desk/parts/reply/next-step-line.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/quote-page.ts'
import { heldQuoteResponse, quoteFormResponse, unknownFormResponse } from './quote-form-response.ts'
import { emptyResult, type QuoteFormResult } from './quote-form-result.ts'
import { keepNote } from './keep-note.server.ts'
import { PriceChanges } from './price-changes.tsx'
import { PrivateNote } from './private-note.tsx'
import { QuoteAcceptance } from './quote-acceptance.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteDeclined } from './quote-declined.tsx'
import { QuoteEditor } from './quote-editor.tsx'
import { QuoteHeading } from './quote-heading.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { QuoteVersions } from './quote-versions.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

const maxEmails = 20

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  const quote = isLeadId(params.quoteId) ? await requireUndamaged(server, params.quoteId) : null
  if (!quote) throw new Response(null, { status: 404 })
  await recordRead(context, { action: 'quote-opened', detail: { quote: quote.number } })
  const hasServer = server.env.SMTP_URL !== undefined
  const [known, versions, priceChanges, statusBefore, linkFailure, { emails }] = await Promise.all([
    findTodayLead(server.database, quote.leadId),
    findQuoteVersions(server.database, quote.id),
    findPriceChanges(server.database, quote.id),
    getStatusBeforeWon(server.database, quote.id),
    getLinkFailure(server.database, quote.id, { hasServer }),
    findEmailPage(server.database, { quoteId: quote.id, limit: maxEmails }),
  ])
  const now = new Date()
  const { adminQuotes: copy, quotes, admin, forms } = deskCopyFor(lang)
  const ownerView = describeForOwner({
    quote,
    list: currentTerms(server).list,
    versions,
    priceChanges,
    statusBefore,
    linkFailure,
    hasServer,
    isHeld: isHeld(server),
    leadStatus: known?.lead.status ?? null,
    phone: known?.lead.phone ?? '',
    siteUrl: siteUrlOf(server.env),
    lang,
    now,
  })
  return {
    lang,
    copy,
    words: {
      lines: quotes.lines,
      sums: quotes.sums,
      payment: quotes.payment,
      reasons: quotes.decline.reasons,
    },
    toasts: {
      copied: admin.toasts.linkCopied,
      failed: admin.toasts.copyFailed,
      close: forms.toast.close,
    },
    quote: ownerView,
    kit:
      known &&
      describeKit(known, { settings: server.settings, lang, now, siteUrl: siteUrlOf(server.env) }),
    shownHash: quote.hash,
    savedNotes: await readSavedNotes(server.database, quote.id, lang),
    emails: emails.map((email) => describeEmail(email, lang, now)),
    emailCopy: { lead: admin.lead, emails: admin.emails },
    sellable: ownerView.fields === null ? [] : findSellableLines(currentTerms(server).list, lang),
    title: `${ownerView.view.title} · ${studio().name[lang]}`,
  }
}

/**
 * Throws 500 for a quote that does not match its hash: the error boundary explains it instead of
 * showing the quote.
 */
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
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** What gives the client the link. */
const leavesHouse = new Set<string>(['send', 'hand-over'])

function isHeld({ settings, env }: ServerContext): boolean {
  return findHoldingFields(settings, env).length > 0
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const server = context.get(serverContext)
  const form = await requireForm(request)
  await protectChange('quotes/quote-page.tsx', { form, request, context, lang })
  const quote = isLeadId(params.quoteId) ? await requireUndamaged(server, params.quoteId) : null
  const intent = form.get('intent')
  if (quote && intent === 'seen') {
    await markAcceptanceSeen(server.database, { id: quote.id, now: actor.now })
    return data(emptyResult)
  }
  if (quote && intent === 'private-note') return keepNote(server, { quote, form, actor, lang })
  if (quote && intent === 'copy') {
    const id = await copyQuote(server, { quote, actor })
    if (id !== null) return redirect(adminUrl(lang, `dashboard/quotes/${id}`), 303)
  }
  if (!quote || !isOwnerIntent(intent)) return unknownFormResponse(lang, quote ? 400 : 404)
  if (leavesHouse.has(intent) && isHeld(server)) return heldQuoteResponse(lang)
  const shownHash = textField(form, 'seen')
  const outcome = await actOnQuote(server, intent, {
    quote,
    seen: shownHash,
    actor,
    fields: form,
  })
  const hasServer = server.env.SMTP_URL !== undefined
  return quoteFormResponse({ intent, outcome, quote, form, lang, hasServer })
}

/**
 * Without a connection the page keeps its input: the 503 stops the router from reloading the page's
 * data.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return showActionToast(await serverAction())
  } catch (error) {
    const result: QuoteFormResult = { ...emptyResult, warning: 'offline' }
    if (error instanceof TypeError) return data(result, { status: 503 })
    throw error
  }
}

/** Also reloads after 409, which means that the quote on the screen is out of date. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function AdminQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, copy, words, toasts, quote, kit, shownHash, sellable } = loaderData
  // The hash of the content that has unsaved changes. Saving changes the hash, so it no longer
  // matches.
  const [edited, setEdited] = useState<string | null>(null)
  const result = actionData ?? emptyResult
  return (
    <>
      <QuoteHeading lang={lang} copy={copy} quote={quote} result={result} />
      {kit && quote.status !== 'draft' ? <NextStepLine lang={lang} {...kit} on="quote" /> : null}
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[8fr_4fr]">
        <div className="grid min-w-0 content-start gap-10">
          {quote.fields === null ? null : (
            <QuoteEditor
              key={shownHash}
              lang={lang}
              copy={copy.editor}
              fields={quote.fields}
              note={quote.view.note}
              hasDiscounts={quote.hasDiscounts}
              shownHash={shownHash}
              sellable={sellable}
              result={result}
              onChange={() => setEdited(shownHash)}
            />
          )}
          <QuotePreview copy={copy.page} words={words} quote={quote} />
        </div>
        <div
          className={`grid min-w-0 content-start gap-10 ${quote.fields === null ? 'max-lg:order-first' : ''}`}
        >
          <QuoteDeclined copy={copy.declined} reasons={words.reasons} decline={quote.decline} />
          <QuoteAcceptance copy={copy.page} quote={quote} shownHash={shownHash} />
          <QuoteActions
            lang={lang}
            copy={copy}
            toasts={toasts}
            quote={quote}
            shownHash={shownHash}
            isUnsaved={edited === shownHash || Boolean(result.refusal?.typed)}
          />
          <PrivateNote
            lang={lang}
            copy={copy.privateNote}
            note={quote.privateNote}
            saved={loaderData.savedNotes}
            answer={result.note}
          />
          <QuoteVersions copy={copy.page} quote={quote} />
          <PriceChanges copy={copy.page} changes={quote.priceChanges} />
          <EmailLinks lang={lang} copy={loaderData.emailCopy} emails={loaderData.emails} />
        </div>
      </div>
    </>
  )
}
