/** What an admin can do something about, or at least understand, in the last error of an email. */
export type DeliveryProblem =
  | 'refused'
  | 'later'
  | 'password'
  | 'away'
  | 'folder'
  | 'givenUp'
  | 'other'

const signs: readonly (readonly [RegExp, DeliveryProblem])[] = [
  [/^given up/, 'givenUp'],
  [/^file /, 'folder'],
  [/^EAUTH/, 'password'],
  [/ 421\b/, 'away'],
  [/^(?:EENVELOPE|EMESSAGE) 4/, 'later'],
  [/^(?:EENVELOPE|EMESSAGE)|^not an address/, 'refused'],
  [/^E(?:CONNECTION|CONNREFUSED|SOCKET|DNS|TIMEDOUT|TLS|PROTOCOL)/, 'away'],
]

export function deliveryProblem(lastError: string): DeliveryProblem {
  return signs.find(([sign]) => sign.test(lastError))?.[1] ?? 'other'
}
