import type { ArrivalKind } from './arrival.ts'

/** The kinds of arrival in which the site does not see the addresses of its visitors. */
export const addressFindings = ['hidden', 'private', 'unlisted'] as const satisfies ArrivalKind[]

export type AddressFinding = (typeof addressFindings)[number]

export function isFinding(kind: ArrivalKind): kind is AddressFinding {
  return addressFindings.some((finding) => finding === kind)
}

const sentences: Record<AddressFinding, string> = {
  hidden:
    'Requests come from this machine or a private network without X-Forwarded-For: all visitors have one address. The gate by country is open to everybody, and limits count the whole site. Let the proxy send it: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  private:
    'X-Forwarded-For names only private addresses: a proxy before the last one hides its visitors. The gate by country is open to everybody, and limits count the whole site. Let the first proxy, which visitors reach, send X-Forwarded-For.',
  unlisted:
    'Requests pass two hops, and only one is listed: visitors get the address and the country of a proxy or CDN. List its addresses in TRUSTED_PROXIES, or let nginx read the visitor (README, Deployment).',
}

/** A sentence for the operator, without addresses. */
export function describeFinding(finding: AddressFinding): string {
  return sentences[finding]
}
