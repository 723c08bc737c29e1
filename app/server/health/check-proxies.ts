import type { TrustedProxies } from '../env.ts'
import { describeFinding, type AddressFinding } from '../request/address-finding.ts'
import type { AddressCheck } from '../request/address-watch.ts'
import { describeProxies } from '../request/client-address.ts'
import { type Finding, finding } from './finding.ts'

/** Whether the site sees its visitors: what the running site noted, and what an admin confirmed. */
export function checkProxies(
  trustedProxies: TrustedProxies,
  { finding: found, answer }: { finding: AddressFinding | null; answer: AddressCheck | null },
): Finding {
  const proxies = describeProxies(trustedProxies)
  if (found !== null) {
    const facts = { finding: describeFinding(found), proxies }
    return answer?.finding === found
      ? finding('look', 'proxies-accepted', facts)
      : finding('wrong', 'proxies-wrong', facts)
  }
  if (answer === null) return finding('look', 'proxies-unasked', { proxies })
  return answer.kind === 'machine'
    ? finding('look', 'proxies-unseen', { proxies })
    : finding('good', 'proxies-confirmed', { proxies })
}
