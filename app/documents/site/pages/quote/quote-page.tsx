import { data, redirect } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { copyFor } from '#copy/copy.server.ts'
import { quoteKind } from '#domain/quotes/price-quote.ts'
import { maxDeclineText, parseDecline, readTypedDecline } from '#domain/quotes/decline.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime, formatDay } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { quoteUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import {
  acceptQuote,
  chooseLines,
  canReopen,
  countAttempt,
  declineQuote,
  getClientQuote,
  parseSigner,
  reopenQuote,
  type ClientQuote,
} from '#server/quotes/client-quote.ts'
import { describeQuote, shortHash } from '#server/quotes/quote-view.ts'
import type { StoredQuote } from '#server/quotes/stored-quote.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { describeScreen } from '#documents/head/head.ts'
import checkboxStyles from '#ui/tick.css?url'
import type { Route } from './+types/quote-page.ts'
import { privateResponse } from '#documents/site/private-response.ts'
import type { QuoteRefusal } from './quote-accept.tsx'
import { QuoteDocument } from './quote-document.tsx'
import { QuoteFrame } from './quote-frame.tsx'
import { QuoteState } from './quote-state.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: checkboxStyles }]

export const middleware: Route.MiddlewareFunction[] = [privateResponse]

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { quotes: copy } = copyFor(lang)
  const server = context.get(serverContext)
  const clientQuote = await getClientQuote(server, params.token)
  const view = clientQuote.quote && describeQuote(clientQuote.quote, lang)
  const words = copy.offers[view?.kind ?? 'quote']
  const title = `${view?.title ?? words.label} | ${studio().name[lang]}`
  return data(
    {
      lang,
      copy,
      view,
      token: params.token,
      state: clientQuote.state,
      notice: noticeOf(clientQuote, lang, server.env.SMTP_URL !== undefined),
      questions: words.questions,
      hashCode: view && shortHash(view.hash),
      head: describeScreen({ title, description: words.description }),
    },
    { status: statusCodes[clientQuote.state] ?? 200 },
  )
}

const statusCodes: Partial<Record<ClientQuote['state'], number>> = {
  unknown: 404,
  damaged: 500,
}

/** The message above a quote that cannot be accepted, with the reason. */
function noticeOf({ state, quote }: ClientQuote, lang: Lang, hasServer: boolean) {
  const { states, offers, withoutMail } = copyFor(lang).quotes
  if (state === 'open') return null
  if (state === 'expired') {
    const { title, text } = offers[quoteKind(quote.snapshot, quote.chosen)].expired
    return { title, text: fill(text, { day: formatDay(quote.snapshot.validUntil, lang) }) }
  }
  if (state === 'revising' && !hasServer) return { ...states.revising, text: withoutMail.revising }
  if (state === 'declined') return noticeOfDecline(quote, lang)
  if (state !== 'accepted') return states[state]
  const { name = '', at = quote.snapshot.issuedAt } = quote.acceptance ?? {}
  const isEmailed = hasServer && quote.snapshot.client.email !== ''
  const when = formatDateTime(new Date(at), lang, { timeZone })
  return {
    title: states.accepted.title,
    text: fill(isEmailed ? states.accepted.text : withoutMail.accepted, {
      name: isolateAuto(name),
      at: when,
    }),
    hashText: fill(states.accepted.hash, { hash: shortHash(quote.acceptanceHash ?? '') }),
  }
}

function noticeOfDecline({ declinedAt, ...quote }: StoredQuote, lang: Lang) {
  const { states, decline } = copyFor(lang).quotes
  const at = formatDateTime(declinedAt ?? quote.createdAt, lang, { timeZone })
  return {
    title: states.declined.title,
    text: fill(states.declined.text, { at }),
    ...(canReopen({ declinedAt, ...quote }) && {
      reopen: fill(decline.reopen, { day: formatDay(quote.validUntil, lang) }),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

const noRefusal: QuoteRefusal = {
  error: null,
  fieldError: null,
  name: '',
  wordsError: null,
  decline: null,
}

/** Handles the form without scripts; the acceptance is posted here with scripts too. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const { quotes: copy } = copyFor(lang)
  const server = context.get(serverContext)
  const visitor = context.get(visitorContext)
  const retryAfterSeconds = await countAttempt(server, visitor)
  if (retryAfterSeconds !== null)
    return data(
      { ...noRefusal, error: copy.states.tooMany },
      { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
    )
  const form = await requireForm(request)
  const toQuote = redirect(quoteUrl(lang, params.token), 303)
  const { quote } = await getClientQuote(server, params.token)
  if (!quote) return toQuote
  const lineIds = form.getAll('line').map(String)
  const intent = form.get('intent')
  if (intent === 'reopen') {
    await reopenQuote(server, { quote, visitor })
    return toQuote
  }
  const seen = textField(form, 'seen')
  if (intent === 'decline') {
    const [decline, typed] = [parseDecline(form), readTypedDecline(form)]
    if (decline === null) {
      const wordsError = fill(copy.decline.wordsError, { max: String(maxDeclineText) })
      return data({ ...noRefusal, wordsError, decline: typed }, { status: 400 })
    }
    const { kind } = await declineQuote(server, { quote, visitor, decline, seen })
    return kind === 'stale'
      ? data({ ...noRefusal, error: copy.states.stale, decline: typed }, { status: 409 })
      : toQuote
  }
  if (intent !== 'accept') {
    await chooseLines(server, { quote, visitor, lineIds })
    return toQuote
  }
  const typedName = textField(form, 'name')
  const name = parseSigner(typedName)
  if (name === null) {
    await chooseLines(server, { quote, visitor, lineIds })
    return data(
      { ...noRefusal, fieldError: copy.accept.nameError, name: typedName },
      { status: 400 },
    )
  }
  const { kind } = await acceptQuote(server, {
    quote,
    visitor,
    lineIds,
    name,
    seen,
  })
  return kind === 'stale'
    ? data({ ...noRefusal, error: copy.states.stale, name }, { status: 409 })
    : toQuote
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, copy, view, token, state, notice, questions, hashCode } = loaderData
  return (
    <QuoteFrame lang={lang} token={token} copy={copy}>
      {view === null ? (
        <QuoteState lang={lang} copy={copy} notice={notice} questions={questions} isWhole />
      ) : (
        <>
          {notice === null ? null : (
            <QuoteState lang={lang} copy={copy} notice={notice} questions={questions} />
          )}
          <QuoteDocument
            lang={lang}
            token={token}
            copy={copy}
            view={view}
            questions={questions}
            state={state}
            hashCode={hashCode ?? ''}
            refusal={actionData ?? null}
          />
        </>
      )}
    </QuoteFrame>
  )
}
