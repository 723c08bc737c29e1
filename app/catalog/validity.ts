/**
 * How long a pass of the gate, an invitation and a reset link are valid, and how far ahead the
 * retention preview looks.
 */
export const validity = {
  passDays: 30,
  invitationHours: 24,
  resetLinkMinutes: 30,
  retentionPreviewDays: 30,
} as const
