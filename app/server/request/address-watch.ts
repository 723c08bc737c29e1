import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { arrivalOf, type Arrival, type ArrivalKind } from './arrival.ts'
import { addressFindings, describeFinding, type AddressFinding } from './address-finding.ts'

/** How many of the last requests count, and how many of them show at least what is found. */
const watched = 50
const enough = 5

/** What an admin confirmed: how the own address arrived, and what had been found by then. */
export type AddressCheck = { kind: ArrivalKind; finding: AddressFinding | null }

type Parts = {
  env: Pick<Env, 'TRUSTED_PROXIES'>
  log: Pick<Logger, 'warn'>
  /** Called when something else is found than before. */
  onChange?: (finding: AddressFinding | null) => void
}

/**
 * Watches whether the site sees the addresses of its visitors (requirements 9.4): what most of the
 * last requests show. A single visitor can claim anything.
 */
export function createAddressWatch({ env, log, onChange = () => {} }: Parts) {
  const last: ArrivalKind[] = []
  const counts = { clear: 0, machine: 0, hidden: 0, private: 0, unlisted: 0 }
  let position = 0
  let finding: AddressFinding | null = null
  let confirmed: AddressCheck | null = null

  function add(kind: ArrivalKind): void {
    const oldest = last[position]
    if (oldest !== undefined) counts[oldest] -= 1
    last[position] = kind
    counts[kind] += 1
    position = (position + 1) % watched
    const next = addressFindings.find(isShown) ?? null
    if (next === finding) return
    finding = next
    if (finding !== null)
      log.warn({ event: 'addresses-not-seen', finding }, describeFinding(finding))
    onChange(finding)
  }

  function isShown(kind: AddressFinding): boolean {
    return counts[kind] >= enough && counts[kind] * 2 > last.length
  }

  return {
    /** Files are left out: a page loads thirty of them. */
    note: (request: IncomingMessage): void => {
      if (!isFileOrProbe(request.url ?? '')) add(arrivalOf(request, env.TRUSTED_PROXIES).kind)
    },
    arrivalOf: (request: IncomingMessage): Arrival => arrivalOf(request, env.TRUSTED_PROXIES),
    /** Applies what an admin confirmed. */
    applySettings: (stored: Pick<SettingsCache, 'get'>): void => {
      confirmed = stored.get('address_check')
    },
    finding: (): AddressFinding | null => finding,
    /** Whether an admin still has to look, one whose own request arrived like this. */
    needsAnswer: (kind: ArrivalKind): boolean =>
      confirmed?.kind !== kind || (finding !== null && finding !== confirmed.finding),
    /**
     * Whether the address that counts may be that of a proxy: nobody listed proxies, and no admin has
     * confirmed an address of her own, or most requests show another hop since.
     */
    isInDoubt: (): boolean =>
      env.TRUSTED_PROXIES === 'local' && (confirmed?.kind !== 'clear' || finding === 'unlisted'),
  }
}

export type AddressWatch = ReturnType<typeof createAddressWatch>

function isFileOrProbe(url: string): boolean {
  return url === '/healthz' || url === '/readyz' || /\.[a-z\d]+(?:\?|$)/i.test(url)
}
