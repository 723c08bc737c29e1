import { cleanEmail, isEmailAddress } from '../email.ts'
import { normalizePhone } from '../phone/normalize-phone.ts'
import { cleanLine } from '../text/clean.ts'
import { identityOf, type Identity } from './identity.ts'

/** Whom the owner means by a phone or an address; null where it is neither. */
export function readTypedContact(typed: string): Identity | null {
  const email = cleanEmail(typed)
  if (isEmailAddress(email)) return identityOf({ email, phone: '' })
  const { phone } = normalizePhone({ raw: cleanLine(typed), country: 'IL' })
  const identity = identityOf({ email: '', phone })
  return identity.phone === null ? null : identity
}
