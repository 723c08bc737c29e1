// In its own file so that no page loads zod for a list of names.
export const privacyRequestKinds = ['access', 'correct', 'erase'] as const

export type PrivacyRequestKind = (typeof privacyRequestKinds)[number]
