import type { RouterContextProvider } from 'react-router'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { addressState } from '#server/desk/address-state.ts'

/** Whether the site sees its visitors, in a sentence; `isOpen` until an admin has looked. */
export function summarizeAddresses(context: Readonly<RouterContextProvider>, lang: DeskLang) {
  const { title, open, settled, alerts } = deskCopyFor(lang).adminAddresses
  const { finding, needsAnswer } = addressState(context)
  return {
    title,
    open,
    state: needsAnswer ? alerts[finding ?? 'question'] : settled,
    isOpen: needsAnswer,
    isFault: needsAnswer && finding !== null,
  }
}
