import { showActionToast, type ActionToast } from './action-toast.ts'

export type CopyLinkWords = { copied: string; failed: string; close: string }

/** Copies an address of this site to the clipboard and shows the outcome as a toast. */
export function copyLink(path: string, words: CopyLinkWords): Promise<void> {
  return copyText(location.origin + path, words)
}

/** Copies any text to the clipboard and shows the outcome as a toast. */
export async function copyText(copied: string, words: CopyLinkWords): Promise<void> {
  const closeLabel = words.close
  let toast: ActionToast = { kind: 'done', text: words.copied, closeLabel }
  try {
    await navigator.clipboard.writeText(copied)
  } catch {
    toast = { kind: 'failed', text: words.failed, closeLabel }
  }
  showActionToast({ toast })
}
