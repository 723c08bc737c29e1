const storageKey = 'lead-attempt'

/**
 * One filled form that is being sent. Sending the same content again is the same attempt, so the
 * server stores one lead: after a failure, after a reload, and when the back button restores a form
 * that was sent.
 */
export type LeadAttempt = {
  fingerprint: number
  key: string
  submittedAt: string
  /** Milliseconds since the page was opened. */
  elapsedMs: number
}

/** Used where the browser does not allow storage. */
let inMemory: LeadAttempt | null = null

/** The attempt for this content. Only a hash of the content is stored, never the content. */
export function getAttempt(content: string): LeadAttempt {
  const fingerprint = hashText(content)
  const last = readStored() ?? inMemory
  if (last?.fingerprint === fingerprint) return last
  const attempt = {
    fingerprint,
    key: randomUuid(),
    submittedAt: new Date().toISOString(),
    elapsedMs: Math.round(performance.now()),
  }
  store(attempt)
  return attempt
}

function readStored(): LeadAttempt | null {
  try {
    const stored = sessionStorage.getItem(storageKey)
    return stored === null ? null : (JSON.parse(stored) as LeadAttempt) // SAFETY: only this file writes it, and any other value has another hash.
  } catch {
    return null
  }
}

function store(attempt: LeadAttempt): void {
  inMemory = attempt
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt))
  } catch {
    // Without storage a reload starts a new attempt; retries still use the one in memory.
  }
}

/** 32-bit FNV-1a: enough to distinguish two versions of one form. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/**
 * A version 4 UUID. `crypto.randomUUID` only exists on https and localhost, but a phone on the
 * local network opens a development server over http.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const versioned = bytes
    .with(6, 0x40 | ((bytes.at(6) ?? 0) & 0x0f))
    .with(8, 0x80 | ((bytes.at(8) ?? 0) & 0x3f))
  const hex = Array.from(versioned, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
