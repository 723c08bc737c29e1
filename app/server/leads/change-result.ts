/**
 * 'stale': somebody else has changed the same field since, and nothing was stored. `current` is the
 * value of the field, `version` that of the lead.
 */
export type ChangeResult =
  | { kind: 'changed' }
  | { kind: 'stale'; current: string; version: number }
  | { kind: 'gone' }
