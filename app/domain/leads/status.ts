/** The stored statuses of a lead (requirements 4.8), in the order in which lists show them. */
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
