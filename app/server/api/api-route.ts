import type { IncomingHttpHeaders } from 'node:http'
import type { ServerContext, Visitor } from '../server-context.ts'

export type ApiRequest = {
  headers: IncomingHttpHeaders
  url: URL
  /** The parsed JSON of a POST; undefined for a GET. */
  input: unknown
  visitor: Visitor
}

export type ApiAnswer = { status: number; headers?: Record<string, string>; json: unknown }

export type ApiRoute = {
  method: 'GET' | 'POST'
  path: string
  handle: (request: ApiRequest, context: ServerContext) => Promise<ApiAnswer>
}

export type FieldError = { field: string; code: string }

/** One shape for every refusal, so that a form can find its fields. */
export function refusal(
  status: number,
  code: string,
  errors: readonly FieldError[] = [],
): ApiAnswer {
  return { status, json: { success: false, error: code, errors } }
}
