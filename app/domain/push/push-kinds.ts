/** The emails to the owner that also appear as a notice on her devices. */
export const pushedEmails = [
  'owner-notice',
  'quote-notice',
  'late-notice',
  'acceptance-notice',
  'decline-notice',
  'reopen-notice',
] as const

/** What a notice is about. */
export type PushKind = (typeof pushedEmails)[number] | 'privacy-notice' | 'test'

export function isPushed(kind: string): kind is (typeof pushedEmails)[number] {
  return pushedEmails.some((each) => each === kind)
}

/** 'refused': by the push service, for good. 'unreachable': no answer for a day. */
export type PushProblem = 'refused' | 'unreachable'
