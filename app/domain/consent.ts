/**
 * Version of what the consent banner asks for (copy/he/consent.ts). Raised when the meaning of its
 * words changes: a choice about other words does not count, and visitors are asked again.
 */
export const consentVersion = 1
