import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { findSpamSigns } from '#domain/spam/spam-signs.ts'
import { fill } from '#i18n/fill.ts'
import type { NewLead } from '../db/lead-row.ts'

/** Why a lead is held, with the signs in its text; null for one that is not. */
export function describeSpam(
  { spamReason, name, message }: Pick<NewLead, 'spamReason' | 'name' | 'message'>,
  lang: DeskLang,
): string | null {
  if (spamReason === null) return null
  const { spamReasons, spamSigns } = deskCopyFor(lang).admin.leads
  const found = findSpamSigns({ name, message, elapsedMs: null })
  const signs = found.map((sign) => spamSigns[sign]).join(', ')
  return fill(spamReasons[spamReason], { signs })
}
