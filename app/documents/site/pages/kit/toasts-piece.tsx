import type { Forms } from '#copy/he/forms.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { KitWords } from './kit-words.ts'
import { Piece } from './piece.tsx'

type Props = { copy: Forms; words: KitWords }

export function ToastsPiece({ copy, words }: Props) {
  const closeLabel = copy.toast.close
  const { success, failed } = copy.lead
  const showStatus = () =>
    showToast({ kind: 'status', title: success.title, description: success.text, closeLabel })
  const showError = () =>
    showToast({
      kind: 'error',
      title: failed.title,
      description: failed.text,
      action: { label: words.toasts.action, run: showStatus },
      closeLabel,
    })
  return (
    <Piece id="toasts" title={words.piece.toasts}>
      <div className="kit-row">
        <Button type="button" variant="line" onClick={showStatus}>
          {words.toasts.status}
        </Button>
        <Button type="button" variant="line" onClick={showError}>
          {words.toasts.error}
        </Button>
      </div>
    </Piece>
  )
}
