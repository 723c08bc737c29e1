import { errorResponse, type ApiResponse } from './api-route.ts'

/**
 * 404 in the shape that the public client reads below this path (requirements 4.6): an error of its
 * tables, its functions or its sign-in. The code is for programs, the message for people.
 */
export function missingEndpoint(pathname: string): ApiResponse {
  const [, first = ''] = pathname.split('/')
  const message = messages.get(first) ?? 'There is nothing at this address'
  switch (first) {
    case 'rest':
      return { status: 404, json: { code: 'PGRST205', details: null, hint: null, message } }
    case 'auth':
      return { status: 404, json: { code: 404, error_code: 'not_found', msg: message } }
    case 'functions':
      return { status: 404, json: { code: 'NOT_FOUND', message } }
    default:
      return errorResponse(404, 'not_found')
  }
}

const messages = new Map([
  ['rest', 'There is no such table'],
  ['auth', 'There is no sign-in at this address'],
  ['functions', 'There is no such function'],
])
