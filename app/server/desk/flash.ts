import type { AdminCopy } from '#desk/words/he/admin.ts'
import { getCookie } from '../request/cookies.ts'

export type FlashKey =
  | 'signedIn'
  | 'leadAdded'
  | 'leadCorrected'
  | 'leadErased'
  | 'passwordChanged'
  | 'cardSaved'
  | 'cardRemoved'
  | 'codeSaved'
  | 'codeRemoved'
  | 'twoStepOn'
  | 'twoStepOff'
  | 'studioSaved'

const flashKeys = [
  'signedIn',
  'leadAdded',
  'leadCorrected',
  'leadErased',
  'passwordChanged',
  'cardSaved',
  'cardRemoved',
  'codeSaved',
  'codeRemoved',
  'twoStepOn',
  'twoStepOff',
  'studioSaved',
] as const satisfies readonly (FlashKey & keyof AdminCopy['toasts'])[]

/**
 * A message that the page after a redirect shows once. It is a cookie, so that it works without
 * scripts.
 */
export function flashCookie(key: FlashKey): string {
  return `flash=${key}; Path=/; HttpOnly; SameSite=Strict; Max-Age=30`
}

export const clearedFlashCookie = 'flash=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'

export function readFlash(request: Request): FlashKey | null {
  const value = getCookie(request.headers.get('cookie'), 'flash')
  return flashKeys.find((key) => key === value) ?? null
}
