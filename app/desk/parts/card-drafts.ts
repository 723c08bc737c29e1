import type { CardDraft, PendingWork } from './pending-work.ts'

/** The draft of the card with this id; with null, the draft of a card that is not stored yet. */
export function findCardDraft({ cards }: PendingWork, id: string | null): CardDraft | undefined {
  return cards.find((draft) => (id === null ? draft.version === null : draft.id === id))
}

/** The draft of the card whose editor is open at this path: input that is not on the server. */
export function findOpenCardDraft(work: PendingWork, pathname: string): CardDraft | undefined {
  const id = /\/dashboard\/cards\/([^/]+)$/.exec(pathname)?.[1]
  return id === undefined ? undefined : findCardDraft(work, id === 'new' ? null : id)
}

/** Replaces the draft of the same card. Cards that are not stored yet share one draft. */
export function setCardDraft(work: PendingWork, draft: CardDraft): PendingWork {
  const others = work.cards.filter(
    ({ id, version }) => id !== draft.id && (draft.version !== null || version !== null),
  )
  return { ...work, cards: [...others, draft] }
}

export function removeCardDraft(work: PendingWork, id: string): PendingWork {
  return { ...work, cards: work.cards.filter((draft) => draft.id !== id) }
}

/** Removes the drafts of cards that were deleted. Returns the same object where there are none. */
export function removeDeletedCardDrafts(
  work: PendingWork,
  storedIds: readonly string[],
): PendingWork {
  const cards = work.cards.filter(({ id, version }) => version === null || storedIds.includes(id))
  return cards.length === work.cards.length ? work : { ...work, cards }
}
