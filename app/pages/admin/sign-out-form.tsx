import { useRef, type ComponentProps, type ReactNode } from 'react'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { usePendingStore } from './pending-provider.tsx'
import { isEmpty } from './pending-work.ts'
import { postChange } from './post-change.ts'
import { sendChanges } from './send-changes.ts'

type Props = { lang: Lang; copy: AdminCopy['pending']['signOut']; children: ReactNode }

/**
 * Sends what waits, asks about what cannot be sent or was not saved, and leaves nothing of it on
 * the device.
 */
export function SignOutForm({ lang, copy, children }: Props) {
  const store = usePendingStore()
  const form = useRef<HTMLFormElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = () => {
    store.clear()
    form.current?.submit()
  }
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    if (isEmpty(store.read())) return store.clear()
    event.preventDefault()
    return void sendChanges(store, (item) => postChange(lang, item)).then(() => {
      if (isEmpty(store.read())) leave()
      else dialog.current?.showModal()
    })
  }
  return (
    <>
      <form ref={form} method="post" action={`${adminUrl(lang)}/sign-out`} onSubmit={submit}>
        {children}
      </form>
      <dialog
        ref={dialog}
        closedby="any"
        aria-labelledby="sign-out-title"
        aria-describedby="sign-out-text"
        className="m-auto w-120 max-w-[calc(100vw-2rem)] rounded-se-card bg-surface-raised p-6 text-body text-fg backdrop:bg-ink/60 md:p-8"
      >
        <h2 id="sign-out-title" className="text-[1.375rem] leading-tight font-bold text-balance">
          {copy.title}
        </h2>
        <p id="sign-out-text" className="mt-3 text-fg-muted">
          {copy.text}
        </p>
        <form method="dialog" className="mt-6 flex flex-wrap gap-3">
          <button type="submit" className="pill pill-small">
            {copy.stay}
          </button>
          <button type="button" onClick={leave} className="pill pill-small pill-line">
            {copy.leave}
          </button>
        </form>
      </dialog>
    </>
  )
}
