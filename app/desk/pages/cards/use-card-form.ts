import { useRef, useState } from 'react'
import { readCardForm } from '#domain/business-card/read-card-form.ts'
import type { StoredCard } from '#server/cards/card-store.ts'
import type { Pictures } from './card-fields.ts'
import { useCardDraft } from './use-card-draft.ts'

/** The state of the editor's form: its content as a card, updated on every input, and its draft. */
export function useCardForm(card: StoredCard, isNew: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(card.content)
  const [pictures, setPictures] = useState<Pictures>(card.content)
  const readTyped = () => {
    if (ref.current) setTyped(readCardForm(new FormData(ref.current)))
  }
  const show = (next: Pictures) => {
    setPictures(next)
    readTyped()
  }
  const { storeDraft, discard, ...draft } = useCardDraft({
    form: ref,
    card,
    isNew,
    onRestore: show,
  })
  return {
    ref,
    content: { ...typed, photo: pictures.photo, gallery: [...pictures.gallery] },
    pictures,
    draft,
    type: () => {
      readTyped()
      storeDraft(pictures)
    },
    choosePictures: (next: Pictures) => {
      setPictures(next)
      storeDraft(next)
    },
    discard: () => {
      discard()
      show(card.content)
    },
  }
}
