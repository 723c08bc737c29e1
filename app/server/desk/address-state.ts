import type { RouterContextProvider } from 'react-router'
import { isFinding, type AddressFinding } from '../request/address-finding.ts'
import { arrivalContext, type Arrival } from '../request/arrival.ts'
import { serverContext } from '../server-context.ts'

export type AddressState = {
  /** How the request of the signed-in admin arrived. */
  own: Arrival
  /** What most requests show, or else her own. */
  finding: AddressFinding | null
  needsAnswer: boolean
}

/** How the site sees its visitors, for pages of the admin area (requirements 9.4). */
export function addressState(context: Readonly<RouterContextProvider>): AddressState {
  const { addresses } = context.get(serverContext)
  const own = context.get(arrivalContext)()
  return {
    own,
    finding: addresses.finding() ?? (isFinding(own.kind) ? own.kind : null),
    needsAnswer: addresses.needsAnswer(own.kind),
  }
}
