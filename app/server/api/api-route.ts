import type { IncomingHttpHeaders } from 'node:http'
import type { FieldError } from '#domain/leads/field-errors.ts'
import type { LeadRefusal } from '../leads/lead-outcome.ts'
import type { Visitor } from '../request/visitor.ts'
import type { ServerContext } from '../server-context.ts'

export type ApiRequest = {
  headers: IncomingHttpHeaders
  url: URL
  /** The parsed JSON of a POST; undefined for a GET. */
  input: unknown
  visitor: Visitor
}

export type ApiResponse = { status: number; headers?: Record<string, string>; json: unknown }

type ErrorResponse = ApiResponse & { json: object }

export type ApiRoute = {
  method: 'GET' | 'POST'
  path: string
  /** JSON may also come as text/plain, the type that the public client gives to a text. */
  takesText?: true
  handle: (request: ApiRequest, context: ServerContext) => Promise<ApiResponse>
}

/**
 * The shape of every error of the site's own endpoints, in which a form finds the errors of its
 * fields.
 */
export function errorResponse(
  status: number,
  code: string,
  errors: readonly FieldError[] = [],
): ErrorResponse {
  return { status, json: { success: false, error: code, errors } }
}

export function refusalResponse({
  status,
  reason,
  errors,
  retryAfterSeconds,
}: LeadRefusal): ErrorResponse {
  return {
    ...errorResponse(status, reason, errors),
    ...(retryAfterSeconds !== null && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  }
}
