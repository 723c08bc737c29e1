import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { adminUrl } from '#i18n/links.ts'
import type { SettingsCache } from './settings-cache.ts'

type Settings = Pick<SettingsCache, 'get'>

const timeoutMs = 5_000
const questionPattern = /^[\w-]{22}$/

/** What only a node of this site can answer; null if it is no question. */
export function proveOwnAddress(settings: Settings, question: string): string | null {
  const key = settings.get('privacy_link_key')
  if (key === null || !questionPattern.test(question)) return null
  return createHmac('sha256', key).update(`own address ${question}`).digest('base64url')
}

/**
 * Whether a public address leads to this very site. 'elsewhere': another site answers. 'silent':
 * nobody does within five seconds. Never throws.
 */
export async function checkOwnAddress(
  settings: Settings,
  siteUrl: string,
): Promise<'own' | 'elsewhere' | 'silent'> {
  const question = randomBytes(16).toString('base64url')
  const expected = proveOwnAddress(settings, question)
  try {
    const response = await fetch(siteUrl + adminUrl('he', `own-address/${question}`), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = await firstBytes(response, expected?.length ?? 0)
    return expected !== null && isSame(answer, expected) ? 'own' : 'elsewhere'
  } catch {
    return 'silent'
  }
}

/** A foreign server may send without end. */
async function firstBytes({ body }: Response, length: number): Promise<string> {
  let text = ''
  if (body === null) return text
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= length) break
  }
  return text
}

function isSame(answer: string, expected: string): boolean {
  const [a, b] = [Buffer.from(answer), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
