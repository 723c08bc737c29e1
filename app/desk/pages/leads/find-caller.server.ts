import type { RouterContextProvider } from 'react-router'
import type { KnownCaller } from '#domain/people/known-caller.ts'
import { readTypedContact } from '#domain/people/typed-contact.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { findKnownCaller } from '#server/people/person-lead-store.ts'
import { serverContext } from '#server/server-context.ts'

/** Who has the typed number; null for nobody who is known. Recorded as a view of the newest lead. */
export async function findCaller(
  context: Readonly<RouterContextProvider>,
  typed: string,
): Promise<KnownCaller | null> {
  const contact = readTypedContact(typed)
  if (contact === null) return null
  const known = await findKnownCaller(context.get(serverContext).database, contact)
  if (known !== null)
    await recordRead(context, { action: 'lead-viewed', detail: { lead: known.leadId } })
  return known
}
