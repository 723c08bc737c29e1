// In its own file so that no page loads zod for lists of names.

/** What was agreed on the phone: the owner calls back or sends a quote, or the caller gets back to her. */
export const callOutcomes = ['call-back', 'quote', 'wait'] as const

export const manualLeadFields = [
  'phone',
  'name',
  'service_type',
  'notes',
  'email',
  'next',
  'day',
] as const

export type ManualLeadField = (typeof manualLeadFields)[number]
