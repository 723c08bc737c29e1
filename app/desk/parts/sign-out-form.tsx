import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { usePendingStore } from './pending-provider.tsx'
import { isEmpty } from './pending-work.ts'
import { postChange } from './post-change.ts'
import { sendChanges } from './send-changes.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminCopy['pending']['signOut']; children: ReactNode }

/**
 * Before signing out, sends the pending work, asks about what cannot be sent or was not saved, and
 * removes all of it from the device.
 */
export function SignOutForm({ lang, copy, children }: Props) {
  const store = usePendingStore()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    store.clear()
    form.current?.submit()
  }
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    if (isEmpty(store.read())) return store.clear()
    event.preventDefault()
    return void sendChanges(store, (item) => postChange(lang, item)).then(() => {
      if (isEmpty(store.read())) leave()
      else setAsking(true)
    })
  }
  return (
    <>
      <form ref={form} method="post" action={`${adminUrl(lang)}/sign-out`} onSubmit={submit}>
        {children}
      </form>
      {isAsking ? (
        <LeaveDialog copy={copy} onStay={() => setAsking(false)} onLeave={leave} />
      ) : null}
    </>
  )
}
