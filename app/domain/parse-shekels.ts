import { isAgorot, type Agorot } from './money.ts'
import { cleanLine } from './text/clean.ts'

/** Before or after the amount, as people write it. */
const sign = /^(?:₪|ILS|NIS)|(?:₪|ILS|NIS|ש["״']?ח|שקלים|שקל)$/i

/** Without separators, or with the same one between every three digits. */
const amount = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|\d{1,3}(?: \d{3}){1,2})(?:\.\d{1,2})?$/

/**
 * Reads a typed amount in shekels as agorot: '22000', '22,000', '₪22 000', '22000.50 ₪'. null where
 * the text is ambiguous: '2,2' could be a decimal or a typing error.
 */
export function parseShekels(text: string): Agorot | null {
  const plain = cleanLine(text).replace(sign, '').trim()
  if (!amount.test(plain)) return null
  const [shekels = '', agorot = ''] = plain.replaceAll(/[, ]/g, '').split('.')
  const total = Number(shekels) * 100 + Number(agorot.padEnd(2, '0'))
  return isAgorot(total) ? total : null
}
