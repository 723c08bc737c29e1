import type { ClaimId } from '#domain/studio/studio.ts'

/**
 * The figures the studio claims until the owner sets her own (requirements 3.1, 5.7). Texts never
 * repeat them: they use placeholders such as {years}.
 */
export const claims = {
  attention: { value: 200, suffix: '%', sample: true },
  industries: { value: 30, suffix: '+', sample: true },
  projects: { value: 100, suffix: '+', sample: true },
  years: { value: 16, suffix: '+', sample: true },
} as const satisfies Record<ClaimId, { value: number; suffix: string; sample: boolean }>

export const promises = {
  /** In business hours, from the arrival of a message. */
  formReplyHours: 2,
  replyHours: 24,
  retentionMonths: 24,
  privacyDays: 30,
  supportDays: 30,
  /** By how many days the steps of the process overlap in total, from and to. */
  overlapDays: [1, 2],
  /** The four steps of the process, in days. */
  processDays: { scope: [2, 3], design: [3, 4], build: [5, 7], launch: [1, 2] },
} as const
