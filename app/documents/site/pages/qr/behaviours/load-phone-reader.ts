import { codeFields, type CodeContent } from '#domain/qr/code-contents.ts'
import type { PhoneReader } from '#domain/phone/read-phone.ts'

/**
 * The reader of phone numbers. Its rules weigh as much as the rest of the page's scripts, so they
 * are loaded when a code with a number is chosen (decision 0093). Rejects where they cannot be
 * loaded.
 */
export async function loadPhoneReader({ type }: CodeContent): Promise<PhoneReader> {
  if (!codeFields[type].some((name) => name === 'phone')) return () => 'phone'
  const { readPhone } = await import('#domain/phone/read-phone.ts')
  const writer = document.documentElement.lang === 'he' ? 'israeli' : 'anybody'
  return (typed) => readPhone(typed, writer)
}
