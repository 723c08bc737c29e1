/** The admin who makes a change, as the audit log and the timeline of a lead record it. */
export type Actor = { adminId: string; ipAddress: string; now: Date }
