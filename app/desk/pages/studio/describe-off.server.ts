import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** The names of services and packages that are off. */
export function describeOff(text: string, lang: DeskLang): string {
  const { adminStudio, services, catalogue } = deskCopyFor(lang)
  const names = { ...services.items, ...catalogue.packages }
  const off = text.split(',').filter((id) => Object.hasOwn(names, id))
  if (off.length === 0) return adminStudio.offers.all
  // SAFETY: the keys of the table
  return (off as (keyof typeof names)[]).map((id) => names[id].name).join(', ')
}
