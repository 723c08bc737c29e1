import { data, redirect, type RouterContextProvider } from 'react-router'
import { copyFor } from '#copy/copy.server.ts'
import { basketKind } from '#domain/pricing/basket.ts'
import { readBasketQuery, isFormQuery } from '#domain/pricing/basket-url.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { Island } from '#documents/islands/island.tsx'
import { formNotice } from '#server/privacy/privacy-notice.ts'
import { receiveQuoteRequest } from '#server/quotes/receive-quote-request.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import { basketUrl } from '#documents/site/parts/package-builder/basket-link.ts'
import { PackageBuilder } from '#documents/site/parts/package-builder/package-builder.tsx'
import { quoteFormProps } from '#documents/site/parts/package-builder/quote-form-props.ts'
import builderStyles from '#documents/site/parts/package-builder/package-builder.css?url'
import { builderProps } from './builder-props.ts'
import { failureOf, readQuoteRequest, type PostedRequest } from './read-quote-request.server.ts'
import type { Route } from './+types/package-builder-page.ts'

/** A page with a basket in its address may be cached; a posted form may not. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { 'Cache-Control': actionHeaders.get('Cache-Control') ?? 'no-cache' }
}

export function loader({ params, request, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const server = context.get(serverContext)
  const { rate, list, choices } = findPrices(server)
  const { searchParams } = new URL(request.url)
  const basket = readBasketQuery(searchParams, list)
  if (isFormQuery(searchParams)) throw redirect(basketUrl(lang, basket, '#receipt-title'))
  const copy = copyFor(lang)
  return {
    lang,
    opening: copy.openings['package-builder'],
    builder: builderProps({
      lang,
      copy,
      list,
      choices,
      rate,
      basket,
      sendsEmail: server.directMailer.canSend,
    }),
    notice: formNotice(lang).version,
  }
}

/**
 * Handles the quote request, with and without scripts. The basket is read from the form; prices
 * never are.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const posted = await readQuoteRequest(request)
  const { status, answer } = await handleRequest(posted, lang, context)
  if (answer === null) return redirect(thankYouUrl(lang, request, context), 303)
  return data(answer, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** What was requested is called a quote or an estimate there too (requirements 6.3). */
function thankYouUrl(
  lang: Lang,
  { url }: Request,
  context: Readonly<RouterContextProvider>,
): string {
  const { list } = findPrices(context.get(serverContext))
  const kind = basketKind(readBasketQuery(new URL(url).searchParams, list), list)
  return pageUrl(lang, 'thank-you/quote') + (kind === 'estimate' ? '?offer=estimate' : '')
}

async function handleRequest(
  { values, key, input }: PostedRequest,
  lang: Lang,
  context: Readonly<RouterContextProvider>,
) {
  const visitor = context.get(visitorContext)
  const result = await receiveQuoteRequest(context.get(serverContext), {
    input,
    key,
    visitor,
    lang,
  })
  if (result.kind === 'saved') return { status: 303, answer: null }
  const { status, reason, errors } = result
  return { status, answer: failureOf(reason, errors, values) }
}

export default function PackageBuilderPage({
  loaderData: { lang, opening, builder, notice },
  actionData,
}: Route.ComponentProps) {
  const { forms, ...props } = builder
  const answer = actionData ?? null
  const quote = quoteFormProps({ lang, forms, copy: props.copy, notice, answer })
  return (
    <>
      <PageOpening lang={lang} path="package-builder" opening={opening}>
        <a href="#services-title" className="pill">
          {props.copy.start}
        </a>
      </PageOpening>
      <BodyStylesheet href={builderStyles} />
      <Island
        name="package-builder"
        component={PackageBuilder}
        props={{ ...props, quote }}
        notLoaded={props.copy.choose.notLoaded}
      />
    </>
  )
}
