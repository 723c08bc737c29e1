import type { IncomingMessage } from 'node:http'
import { hasSession } from '#server/admins/sessions/has-session.ts'
import { ApiError } from '#server/api/api-error.ts'
import { bodyLimit } from '#server/api/read-body.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { PageRequest } from '../page-request.ts'

/**
 * How many bytes the body of a request may have. Throws an ApiError if the address takes uploads
 * and the sender is no signed-in admin.
 */
export async function bodyLimitOf(
  context: Pick<ServerContext, 'database' | 'env'>,
  { address, url }: Pick<PageRequest, 'address' | 'url'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Promise<number> {
  const { uploadBytes } = address.record
  if (uploadBytes === undefined) return bodyLimit
  if (await hasSession(context, headers, url)) return uploadBytes
  throw new ApiError(401, 'signed_out')
}
