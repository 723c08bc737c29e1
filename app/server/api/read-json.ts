import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'
import { readBody } from './read-body.ts'

/** Rejects invalid UTF-8, which would otherwise be stored as replacement characters. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The parsed body; throws an ApiError (requirements 9.3). Parse it with a schema and never copy the
 * whole object, because a key can be `__proto__`.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!isJson(request.headers['content-type']))
    throw new ApiError(415, 'content_type_not_supported')
  const body = await readBody(request)
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    throw new ApiError(400, 'invalid_json')
  }
}

function isJson(contentType = ''): boolean {
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType.trim())
}
