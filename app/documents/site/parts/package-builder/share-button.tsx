import type { PackageBuilder } from '#content/pages/package-builder/he.ts'
import { showToast } from '#ui/toast/toast.ts'

type Props = { copy: PackageBuilder['receipt']; closeLabel: string }

/** Copies the address, which contains the basket. */
export function ShareButton({ copy, closeLabel }: Props) {
  async function share() {
    try {
      await navigator.clipboard.writeText(location.href)
      showToast({ kind: 'status', title: copy.copied, closeLabel })
    } catch {
      showToast({
        kind: 'error',
        title: copy.notCopied,
        description: copy.notCopiedText,
        closeLabel,
      })
    }
  }
  return (
    <button type="button" className="text-link share-button" onClick={() => void share()}>
      {copy.copyLink}
    </button>
  )
}
