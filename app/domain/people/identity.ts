import { isE164 } from '../phone/dial.ts'

/** What identifies a person; null where there is none that can be compared. */
export type Identity = {
  /** In lower case. */
  email: string | null
  /** In international form: what could not be parsed is the same by chance only. */
  phone: string | null
}

/** The identity in the contact details of a lead. */
export function identityOf({ email, phone }: { email: string; phone: string }): Identity {
  return {
    email: email === '' ? null : email.toLowerCase(),
    phone: isE164(phone) ? phone : null,
  }
}

/** Leads with the same address or the same phone are of the same person. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  return (
    (one.email !== null && one.email === other.email) ||
    (one.phone !== null && one.phone === other.phone)
  )
}
