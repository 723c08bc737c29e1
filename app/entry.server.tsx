import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { describeError } from '#server/describe-error.ts'
import { pageContext, refusedContext, retryLaterContext } from '#server/page-context.ts'
import { canRetryLater } from '#server/retry-later-error.ts'
import { serverContext } from '#server/server-context.ts'

/** Limit for rendering a page, in milliseconds. */
const renderTimeout = 5_000

/**
 * Waits for the whole document instead of streaming it: public pages are cached in compressed form,
 * so only the first visitor waits.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  const isUnavailable = context.get(retryLaterContext)
  let code = isUnavailable ? 503 : status
  if (isUnavailable) headers.set('Retry-After', '3')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Responses from memory go between the loaders and the rendering, which takes milliseconds.
  await setImmediate()

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

/**
 * Replaces the framework's handler, which would log the whole error with the visitor's input in it.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // Anybody can ask for what the router does not know: such requests are counted (render-page.ts).
  if (isRouteErrorResponse(error) && error.status < 500) return context.set(refusedContext, true)
  if (canRetryLater(error)) context.set(retryLaterContext, true)
  context.get(serverContext).log.error({ event: 'page-failed', ...describeError(error) })
}
