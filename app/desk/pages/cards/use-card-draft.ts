import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { StoredCard } from '#server/cards/card-store.ts'
import { findCardDraft, removeCardDraft, setCardDraft } from '#desk/parts/card-drafts.ts'
import { usePendingStore } from '#desk/parts/pending-provider.tsx'
import type { CardDraft } from '#desk/parts/pending-work.ts'
import { fillCardFields, readCardFields, summarizeCard, type Pictures } from './card-fields.ts'

type Options = {
  form: RefObject<HTMLFormElement | null>
  card: StoredCard
  isNew: boolean
  /** Called after the fields were filled from a draft. */
  onRestore: (pictures: Pictures) => void
}

/**
 * Stores the input of the card editor on the device, from the first keystroke until the server has
 * stored the same card (requirements 7.5), and fills the fields from it. `restored` is the draft
 * that the fields were filled from.
 */
export function useCardDraft({ form, card, isNew, onRestore }: Options) {
  const store = usePendingStore()
  const stored = useRef<string | null>(null)
  const [restored, setRestored] = useState<CardDraft | null>(null)
  const id = restored?.id ?? card.id
  const version = isNew ? null : card.version

  const restore = useEffectEvent(() => {
    if (!form.current || stored.current !== null) return
    const { photo, gallery } = card.content
    stored.current = summarizeCard({ values: readCardFields(form.current), photo, gallery })
    const draft = findCardDraft(store.read(), isNew ? null : card.id)
    if (!draft) return
    if (summarizeCard(draft) === stored.current)
      return store.update((work) => removeCardDraft(work, draft.id))
    fillCardFields(form.current, draft.values)
    setRestored(draft)
    onRestore(draft)
  })
  useEffect(() => restore(), [])

  const storeDraft = (pictures: Pictures) => {
    if (!form.current) return
    const values = readCardFields(form.current)
    const { photo, gallery } = pictures
    if (summarizeCard({ values, photo, gallery }) === stored.current)
      return store.update((work) => removeCardDraft(work, id))
    const old = findCardDraft(store.read(), isNew ? null : id)
    const name = ['he', 'en', 'ru'].map((lang) => values[`${lang}.name`]).find(Boolean) ?? ''
    const draft = { id, version: old ? old.version : version, name, values, photo, gallery }
    store.update((work) => setCardDraft(work, draft))
  }
  const discard = () => {
    store.update((work) => removeCardDraft(work, id))
    form.current?.reset()
    setRestored(null)
  }
  return { id, restored, isOutdated: restored?.version !== version, storeDraft, discard }
}
