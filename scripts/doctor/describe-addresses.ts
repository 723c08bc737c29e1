import type { TrustedProxies } from '#server/env.ts'
import { describeFinding, type AddressFinding } from '#server/request/address-finding.ts'
import type { AddressCheck } from '#server/request/address-watch.ts'
import { describeProxies } from '#server/request/client-address.ts'
import type { Check } from './check.ts'

const name = 'proxies'
const where = 'the admin area, Settings, Visitor addresses'

/** Whether the site sees its visitors: what the running site noted, and what an admin confirmed. */
export function describeAddresses(
  trustedProxies: TrustedProxies,
  { finding, answer }: { finding: AddressFinding | null; answer: AddressCheck | null },
): Check {
  const { state, text } = assess(finding, answer)
  return { name, state, text: `${text} (${describeProxies(trustedProxies)})` }
}

function assess(
  finding: AddressFinding | null,
  answer: AddressCheck | null,
): Pick<Check, 'state' | 'text'> {
  if (finding !== null && answer?.finding === finding)
    return { state: 'look', text: `An admin found it right: ${describeFinding(finding)}` }
  if (finding !== null) return { state: 'wrong', text: describeFinding(finding) }
  if (answer === null)
    return {
      state: 'look',
      text: `No admin has confirmed yet that the site sees her address: ${where}`,
    }
  if (answer.kind === 'machine')
    return {
      state: 'look',
      text: `An admin confirmed her address from this machine or its network: how visitors arrive was not seen. Open ${where}, by the public address`,
    }
  return { state: 'good', text: 'An admin confirmed that the site sees her address' }
}
