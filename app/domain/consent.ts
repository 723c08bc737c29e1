/**
 * Version of what the consent banner asks for (copy/he/consent.ts). Raised when the meaning of its
 * words changes: a choice about other words does not count, and visitors are asked again.
 */
export const consentVersion = 1

/**
 * The tag of a studio that has none yet: banner, consent and data layer work as with a real one, and
 * nothing is ever requested.
 */
export const sampleTagId = 'G-SAMPLE'

/** Whether a tag may be loaded after consent: '' is no tag. */
export function isRealTag(id: string): boolean {
  return id !== '' && id !== sampleTagId
}
