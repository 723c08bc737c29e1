import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'
import { isFromOtherSite } from '../request/same-origin.ts'
import { readBody } from './read-body.ts'

/** Rejects invalid UTF-8, which would otherwise be stored as replacement characters. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The parsed body; throws an ApiError (requirements 9.3). Parse it with a schema and never copy the
 * whole object, because a key can be `__proto__`.
 */
export async function readJson(
  request: IncomingMessage,
  { takesText }: { takesText: boolean },
): Promise<unknown> {
  const { 'content-type': type = '' } = request.headers
  if (!isJson(type) && !(takesText && isText(type) && !isFromOtherSite(request.headers)))
    throw new ApiError(415, 'content_type_not_supported')
  const body = await readBody(request)
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    throw new ApiError(400, 'invalid_json')
  }
}

function isJson(contentType: string): boolean {
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType.trim())
}

function isText(contentType: string): boolean {
  return /^text\/plain\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType.trim())
}
