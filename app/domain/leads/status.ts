/** The nine stored statuses of a lead (requirements 4.8), in the order of the work. */
export const leadStatuses = [
  'new',
  'unread',
  'read',
  'contacted',
  'qualified',
  'in_progress',
  'closed_won',
  'closed_lost',
  'archived',
] as const

export type LeadStatus = (typeof leadStatuses)[number]

export function isLeadStatus(value: unknown): value is LeadStatus {
  return leadStatuses.some((status) => status === value)
}
