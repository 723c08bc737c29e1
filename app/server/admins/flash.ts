import type { AdminCopy } from '#copy/he/admin.ts'

export type FlashKey = 'signedIn' | 'leadDeleted' | 'leadsDeleted' | 'passwordChanged'

const flashKeys = [
  'signedIn',
  'leadDeleted',
  'leadsDeleted',
  'passwordChanged',
] as const satisfies readonly (FlashKey & keyof AdminCopy['toasts'])[]

/** What the next page says, once: a redirect carries no answer of its own, and it has to work without scripts. */
export function flashCookie(key: FlashKey): string {
  return `flash=${key}; Path=/; HttpOnly; SameSite=Strict; Max-Age=30`
}

export const spentFlashCookie = 'flash=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0'

export function readFlash(request: Request): FlashKey | null {
  const [, value] = /(?:^|;\s*)flash=(\w+)/.exec(request.headers.get('cookie') ?? '') ?? []
  return flashKeys.find((key) => key === value) ?? null
}
