/** Categories of delivery errors, as the admin area explains them. */
export type DeliveryProblem =
  | 'refused'
  | 'later'
  | 'password'
  | 'away'
  | 'folder'
  | 'givenUp'
  | 'held'
  | 'binned'
  | 'sample'
  | 'tooLate'
  | 'other'

const patterns: readonly (readonly [RegExp, DeliveryProblem])[] = [
  [/^given up/, 'givenUp'],
  [/^held: the lead was deleted/, 'binned'],
  [/^held/, 'held'],
  [/^sample details/, 'sample'],
  [/^too late/, 'tooLate'],
  [/^file /, 'folder'],
  [/^EAUTH/, 'password'],
  [/ 421\b/, 'away'],
  [/^(?:EENVELOPE|EMESSAGE) 4/, 'later'],
  [/^(?:EENVELOPE|EMESSAGE)|^not an address/, 'refused'],
  [/^E(?:CONNECTION|CONNREFUSED|SOCKET|DNS|TIMEDOUT|TLS|PROTOCOL)/, 'away'],
]

export function deliveryProblem(lastError: string): DeliveryProblem {
  return patterns.find(([pattern]) => pattern.test(lastError))?.[1] ?? 'other'
}
