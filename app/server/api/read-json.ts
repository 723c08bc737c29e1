import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'
import { readBody } from './read-body.ts'

/** Refuses bytes that are not UTF-8 instead of guessing: half a letter or an overlong form would be stored as something nobody wrote. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON of the body. Its keys are data like any other: readers pick what they know by schema and never copy it whole. */
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
