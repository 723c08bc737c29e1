import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import type { PagePath } from '#catalog/pages.ts'
import type { ExtraFont } from '#content/page-record.ts'
import { pageAt } from '#content/pages.ts'
import { describeError } from '#server/describe-error.ts'
import { retryLaterContext, pageContext } from '#server/page-context.ts'
import { canRetryLater } from '#server/retry-later-error.ts'
import { serverContext } from '#server/server-context.ts'
import { isLang, type CardLang } from '#i18n/languages.ts'
import { isOwnDocument, type OwnDocument } from '#site/template-frame/template-document.ts'
import { needsAllStyles } from '#site/page-handle.ts'
import { cardFonts, preloadHeader, sitePreloadHeader } from './styles/preload-header.ts'

/** Limit for rendering a page, in milliseconds. */
const renderTimeout = 5_000

/**
 * Waits for the whole document instead of streaming it: public pages are cached in compressed form,
 * so only the first visitor waits.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { lang, nonce, path } = context.get(pageContext)
  const handles = handlesOf(routerContext)
  const isUnavailable = context.get(retryLaterContext)
  let code = isUnavailable ? 503 : status
  if (isUnavailable) headers.set('Retry-After', '3')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const ownDocument = handles.find(isOwnDocument)
  const preload = ownDocument
    ? preloadHeader({ styles: ownDocument.styles, fonts: fontsOf(ownDocument, lang) })
    : sitePreloadHeader(lang, needsAllStyles(handles), extraFontsOf(path, lang))
  headers.set('Link', preload)

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
          pipe(body)
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error instanceof Error ? error : new Error(String(error)))
        },
        onError() {
          code = 500
        },
      },
    )
    const timer = setTimeout(
      () => abort(new Error('The page took too long to render')),
      renderTimeout,
    )
  })
}

function extraFontsOf(path: PagePath | null, lang: CardLang): readonly ExtraFont[] | undefined {
  return path !== null && isLang(lang) ? pageAt(path).extraFonts[lang] : undefined
}

/** Templates are not available in Russian. */
function fontsOf(ownDocument: OwnDocument, lang: CardLang): readonly string[] {
  if (ownDocument.document === 'card') return cardFonts[lang]
  return isLang(lang) ? ownDocument.fonts[lang] : []
}

function handlesOf({ routeModules, staticHandlerContext }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
}

/**
 * Replaces the framework's handler, which would log the whole error with the visitor's input in it.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (canRetryLater(error)) context.set(retryLaterContext, true)
  context.get(serverContext).log.error({ event: 'page-failed', ...describeError(error) })
}
