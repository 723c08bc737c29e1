import type { Forms } from '#copy/he/forms.ts'
import { ContactMethods } from '#documents/site/parts/contact-methods.tsx'
import { LinkRows, type LinkRow } from '#documents/site/parts/link-rows.tsx'
import type { KitWords } from './kit-words.ts'
import { Piece, Sample } from './piece.tsx'

type Props = {
  rows: readonly LinkRow[]
  contact: Forms['contact']
  words: KitWords
}

export function ListsPiece({ rows, contact, words }: Props) {
  return (
    <Piece id="lists" title={words.piece.lists}>
      <Sample part="LinkRows" name={words.states.rest}>
        <LinkRows rows={rows} />
      </Sample>
      <Sample part="LinkRows" name={words.states.hover} state="hover">
        <LinkRows rows={rows.slice(0, 1)} />
      </Sample>
      <Sample part="LinkRows" name={words.states.focus} state="focus">
        <LinkRows rows={rows.slice(0, 1)} />
      </Sample>
      <Sample part="ContactWays">
        <ContactMethods copy={contact} />
      </Sample>
    </Piece>
  )
}
