import type { AdminCards } from '#desk/words/he/cards.ts'
import type { useCardDraft } from './use-card-draft.ts'

type Props = {
  copy: AdminCards['form']['draft']
  draft: Pick<ReturnType<typeof useCardDraft>, 'restored' | 'isOutdated'>
  onDiscard: () => void
}

/** Says that the fields differ from the stored card, and offers to discard the difference. */
export function DraftNotice({ copy, draft: { restored, isOutdated }, onDiscard }: Props) {
  return (
    <div className={restored ? 'border-s-4 border-citron ps-4' : 'sr-only'}>
      <p role="status">{restored ? (isOutdated ? copy.outdated : copy.restored) : null}</p>
      {restored ? (
        <button type="button" onClick={onDiscard} className="pill pill-small pill-line mt-3">
          {copy.discard}
        </button>
      ) : null}
    </div>
  )
}
