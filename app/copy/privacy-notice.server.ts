import { createHash } from 'node:crypto'
import type { LegalWords } from '#content/pages/legal-words.ts'

/** `version`: a hash of the text, in 16 hexadecimal digits. */
export type PrivacyNotice = { version: string; text: string }

/**
 * All that a form says about the details that are entered: the sentence beside it and the policy that
 * it links to. The version follows from the text, so that it cannot be forgotten (decision 0137).
 */
export function privacyNotice(sentence: string, { opening, body }: LegalWords): PrivacyNotice {
  const sections = Object.values(body.sections).flatMap(({ title, blocks }) => [
    title,
    ...blocks.map((block) => (typeof block === 'string' ? block : block.map(listItem).join('\n'))),
  ])
  const text = [sentence, opening.title.join(' '), opening.lead, ...sections].join('\n\n')
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 16), text }
}

function listItem(text: string): string {
  return `– ${text}`
}
