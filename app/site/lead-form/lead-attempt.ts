const slot = 'lead-attempt'

/**
 * One filled form on its way. Sent again unchanged it is the same attempt, and the server stores one lead, not two: after a failure, after a reload,
 * and also after it went well, when the back button brings the filled form up again.
 */
export type LeadAttempt = { print: number; key: string; submittedAt: string; elapsedMs: number }

/** For browsers that refuse storage. */
let kept: LeadAttempt | null = null

/** The attempt of exactly this content, also after a reload. Only a fingerprint is stored, never what was written. */
export function attemptOf(content: string): LeadAttempt {
  const print = fingerprint(content)
  const last = readStored() ?? kept
  if (last?.print === print) return last
  const attempt = {
    print,
    key: uuid(),
    submittedAt: new Date().toISOString(),
    elapsedMs: Math.round(performance.now()),
  }
  keep(attempt)
  return attempt
}

function readStored(): LeadAttempt | null {
  try {
    const stored = sessionStorage.getItem(slot)
    return stored === null ? null : (JSON.parse(stored) as LeadAttempt) // SAFETY: only this file writes the slot; a forged one has another print
  } catch {
    return null
  }
}

function keep(attempt: LeadAttempt): void {
  kept = attempt
  try {
    sessionStorage.setItem(slot, JSON.stringify(attempt))
  } catch {
    // Without storage a reload forgets the attempt; the one in memory still serves every retry.
  }
}

/** FNV-1a. Telling two versions of one form apart needs no more. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** `crypto.randomUUID` is missing on plain http, which is how a phone in the studio sees a developer's machine. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const fixed = bytes
    .with(6, 0x40 | ((bytes.at(6) ?? 0) & 0x0f))
    .with(8, 0x80 | ((bytes.at(8) ?? 0) & 0x3f))
  const hex = Array.from(fixed, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
