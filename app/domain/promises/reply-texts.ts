import { privacyRequestKinds } from '../privacy/request-kinds.ts'
import { cleanLine, cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import { nextActions } from './next-step.ts'

/** Of a request about privacy: 'identify' asks whether it is the person's own. */
export const privacySituations = ['identify', ...privacyRequestKinds] as const

export type PrivacySituation = (typeof privacySituations)[number]

/** What the owner has a text for, in the order of the settings (requirements 7.12). */
export const replySituations = [...nextActions, ...privacySituations] as const

export type ReplySituation = (typeof replySituations)[number]

/** What stands around a text: its first line, with and without a name, and the subject of an email. */
export const replyFrames = ['greeting', 'greetingOnly', 'subject', 'privacySubject'] as const

export type ReplyFrame = (typeof replyFrames)[number]

export function isReplyFrame(value: unknown): value is ReplyFrame {
  return replyFrames.some((frame) => frame === value)
}

/** All that the owner edits, each in both languages. */
export type ReplyPart = ReplyFrame | ReplySituation

export function isReplyPart(value: unknown): value is ReplyPart {
  return isReplyFrame(value) || replySituations.some((situation) => situation === value)
}

/** What a text can have filled in: the person's name, and facts of the studio and of the quote. */
export const replyFacts = ['name', 'founder', 'studio', 'quote', 'validUntil'] as const

export type ReplyFact = (typeof replyFacts)[number]

/** Situations in which the person has a quote to open. */
const withQuote: ReadonlySet<ReplyPart> = new Set<ReplyPart>([
  'follow-up-quote',
  'decide-quote',
  'answer-decline',
  'start-work',
])

/** The facts that are known in a part. The name is, where there is one, in the first line. */
export function factsIn(part: ReplyPart): ReplyFact[] {
  const hasQuote = withQuote.has(part)
  return replyFacts.filter((fact) => {
    if (fact === 'name') return part === 'greeting'
    return hasQuote || (fact !== 'quote' && fact !== 'validUntil')
  })
}

/** What the owner calls a fact, in the language of the text. */
export type FactNames = Readonly<Record<ReplyFact, string>>

/** In code points: a line, or a text far below what a link to WhatsApp can carry. */
export function maxReplyLength(part: ReplyPart): number {
  return isReplyFrame(part) ? 120 : 1_000
}

/** `name`: what stands in braces and is no fact of the part. */
export type ReplyFault = { kind: 'long' } | { kind: 'brace' } | { kind: 'fact'; name: string }

const inBraces = /\{([^{}]*)\}/g

/**
 * A text as the owner typed it, as it is stored: {הסטודיו} becomes {studio}. '' is the text that the
 * site came with.
 */
export function readReplyText(
  typed: string,
  { part, names }: { part: ReplyPart; names: FactNames },
): { text: string } | { fault: ReplyFault } {
  const text = isReplyFrame(part) ? cleanLine(typed) : cleanText(typed)
  if (countCodePoints(text) > maxReplyLength(part)) return { fault: { kind: 'long' } }
  if (/[{}]/.test(text.replaceAll(inBraces, ''))) return { fault: { kind: 'brace' } }
  const known = factsIn(part)
  const factOf = (name: string) => known.find((fact) => names[fact] === name.trim())
  const unknown = [...text.matchAll(inBraces)].find(([, name = '']) => factOf(name) === undefined)
  if (unknown) return { fault: { kind: 'fact', name: unknown[1]?.trim() ?? '' } }
  return { text: text.replaceAll(inBraces, (_match, name: string) => `{${factOf(name)}}`) }
}

/** A stored text as the owner reads and edits it. */
export function showReplyText(text: string, names: FactNames): string {
  return text.replaceAll(inBraces, (match, name: string) => {
    const fact = replyFacts.find((each) => each === name)
    return fact === undefined ? match : `{${names[fact]}}`
  })
}

/** Whether a stored text can be filled in: an earlier version may have known other facts. */
export function isUsableReply(text: string, part: ReplyPart): boolean {
  const known: readonly string[] = factsIn(part)
  return [...text.matchAll(inBraces)].every(([, name = '']) => known.includes(name))
}
