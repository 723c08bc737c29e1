import type { AdminCards } from '#desk/words/he/cards.ts'
import type { CardContent } from '#domain/business-card/card-content.ts'

/** The props of every part of the card editor. */
export type EditorPartProps = {
  copy: AdminCards
  /** The stored card: the initial values of the fields. */
  saved: CardContent
  /** The card with the current input. */
  content: CardContent
  /** Error texts by field. */
  faults: Readonly<Record<string, string>>
}
