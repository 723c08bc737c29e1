import type { RouterContextProvider } from 'react-router'
import { addRead, type Read } from '../admins/audit/read-audit-store.ts'
import { serverContext } from '../server-context.ts'
import { requireActor } from './require-actor.ts'

/**
 * Records that an admin reads personal data. Await it before the page is shown, so that the page
 * fails if the record does (requirements 7.9).
 */
export async function recordRead(
  context: Readonly<RouterContextProvider>,
  read: Read,
): Promise<void> {
  const { adminId, ipAddress } = requireActor(context)
  await addRead(context.get(serverContext).database, { ...read, adminId, ipAddress })
}
