/** The kinds of entries in the audit log of the admin area. */
export const auditKinds = ['sign-in', 'read', 'change', 'removal', 'settings'] as const

export type AuditKind = (typeof auditKinds)[number]

/** How many days back the list can be limited to. */
export const auditDays = [1, 7, 30] as const

export type AuditFilter = {
  /** The id of an admin, or 'site' for actions of the site itself. */
  person: string | null
  kind: AuditKind | null
  days: (typeof auditDays)[number] | null
}

/** Reads a URL's query. Unknown values count as missing. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const person = query.get('person') ?? ''
  return {
    person:
      person === 'site' || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(person)
        ? person
        : null,
    kind: auditKinds.find((known) => known === query.get('kind')) ?? null,
    days: auditDays.find((known) => String(known) === query.get('days')) ?? null,
  }
}

/** The shortest query that reads back as the filter; empty for the whole log. */
export function auditFilterQuery({ person, kind, days }: AuditFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (person !== null) query.set('person', person)
  if (kind !== null) query.set('kind', kind)
  if (days !== null) query.set('days', String(days))
  return query
}
