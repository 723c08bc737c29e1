import { isE164 } from './dial.ts'
import { readPhone } from './read-phone.ts'

/** Whether a number in international form is a mobile one, which gets WhatsApp and text messages. */
export function takesMessages(dial: string): boolean {
  if (!isE164(dial)) return false
  const read = readPhone(dial, 'anybody')
  return typeof read === 'object' && read.line === 'mobile'
}
