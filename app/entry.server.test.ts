import { pino } from 'pino'
import {
  data,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router'
import { expect, test } from 'vitest'
import { refusedContext } from '#server/page-context.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { handleError } from './entry.server.tsx'

/** What is logged about an error, and whether it is counted as a refusal instead. */
function handle(error: unknown) {
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  const context = new RouterContextProvider()
  // SAFETY: the handler only logs.
  context.set(serverContext, { log } as unknown as ServerContext)
  handleError(error, { request: new Request('http://site.example/he/x'), context, params: {} })
  return { logged, isCounted: context.get(refusedContext) }
}

// Proves 7.1.11.
test.each([400, 404, 405, 499])('a %i of the router is counted and not logged', (status) => {
  const error = new ErrorResponse(
    status,
    'Refused',
    new Error('No route matches URL "/he/x"'),
    true,
  )
  expect(handle(error)).toEqual({ logged: [], isCounted: true })
})

test.each([new ErrorResponse(500, 'Broken', ''), new Error('a fault'), data('x', 404)])(
  'another failure is logged',
  (error) => {
    const { logged, isCounted } = handle(error)
    expect(logged.join('')).toContain('page-failed')
    expect(isCounted).toBe(false)
  },
)
