import type { AdminCards } from '#copy/he/admin-cards.ts'
import type { CardContent } from '#domain/business-card/card-content.ts'

/** What every part of the editor gets. */
export type EditorPart = {
  copy: AdminCards
  /** As it was stored: the first values of the fields. */
  saved: CardContent
  /** As it is typed now. */
  content: CardContent
  /** Error texts by field. */
  faults: Readonly<Record<string, string>>
}
