import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { showActionToast } from './action-toast.ts'
import { Icon } from './icon.tsx'
import { redirectToSignIn } from './sign-in-redirect.ts'
import { startChangeSender } from './change-sender.ts'
import { serverUnreachable } from './call-server.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { describeCard, describeForm, formUrl } from './describe-pending.ts'
import { findTypedForms } from './pending-forms.ts'
import { useConnection, usePendingStore, usePendingWork } from './pending-provider.tsx'
import { countWaiting, noteIdOf, removeSent, type PendingForm } from './pending-work.ts'
import { postChange } from './post-change.ts'
import type { Outgoing, SendResult } from './send-changes.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminCopy, 'pending' | 'toasts'> & { closeToast: string }
}

/** Shows what was not sent or saved yet, and sends it while the bar is on the page. */
export function PendingBar({ lang, copy }: Props) {
  const { isUnreachable } = useConnection()
  const isUnreachableNow = useChangeSender({ lang, copy })
  useUnreachableToast(copy)
  const { pathname } = useLocation()
  const work = usePendingWork()
  const waiting = countWaiting(work)
  const drafts: DraftLink[] = [
    ...work.drafts.map((draft) => ({
      key: noteIdOf(draft),
      address: adminUrl(lang, `dashboard/leads/${draft.lead.id}`),
      text: draft.lead.name,
    })),
    ...findTypedForms(work).map((form) => ({
      key: form.key,
      address: formUrl(form, lang),
      text: describeForm(form, copy.pending.forms),
    })),
    ...work.cards.map(({ id, version, name }) => ({
      key: id,
      address: adminUrl(lang, `dashboard/cards/${version === null ? 'new' : id}`),
      text: describeCard(name, copy.pending.cards),
    })),
  ].filter(({ address }) => address !== pathname)
  return (
    <div>
      <div role="status">
        {isUnreachable && waiting > 0 ? (
          <p className="flex items-center gap-3 bg-citron px-4 py-2.5 font-medium text-ink md:px-6">
            <Icon name="clock" />
            {fillPlural(copy.pending.away, waiting, lang)}
          </p>
        ) : null}
      </div>
      {drafts.length > 0 ? <DraftLinks label={copy.pending.drafts} drafts={drafts} /> : null}
      <LeaveGuard copy={copy} isUnreachableNow={isUnreachableNow} />
    </div>
  )
}

type DraftLink = { key: string; address: string; text: string }

function DraftLinks({ label, drafts }: { label: string; drafts: readonly DraftLink[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-line bg-surface px-4 md:px-6">
      {label}
      {drafts.map(({ key, address, text }) => (
        <Link key={key} to={address} className="text-link">
          <bdi dir="auto">{text}</bdi>
        </Link>
      ))}
    </p>
  )
}

/**
 * Sends the pending work. The returned ref is current at once: a handler may navigate after an item
 * was sent, before React renders.
 */
function useChangeSender({ lang, copy }: Props): Readonly<RefObject<boolean>> {
  const isUnreachableNow = useRef(false)
  const store = usePendingStore()
  const { setUnreachable } = useConnection()
  const { revalidate } = useRevalidator()

  const onResult = useEffectEvent(({ end, sent, refused }: SendResult) => {
    setUnreachable(end === 'unreachable')
    if (end === 'signed-out') return redirectToSignIn(lang)
    const last = sent.findLast((item) => item.kind !== 'opened')
    if (last) {
      const text = copy.toasts[toastKey(last)]
      showActionToast({ toast: { kind: 'done', text, closeLabel: copy.closeToast } })
    }
    if (sent.length > 0 || refused > 0) void revalidate().then(() => store.update(removeSent))
  })

  useEffect(() => {
    const send = async (item: Outgoing) => {
      const outcome = await postChange(lang, item)
      isUnreachableNow.current = outcome.kind === 'unreachable'
      return outcome
    }
    return startChangeSender({ store, send, onResult })
  }, [store, lang])
  return isUnreachableNow
}

function toastKey(item: Exclude<Outgoing, { kind: 'opened' }>) {
  if (item.kind === 'form') return formToasts[item.form.kind]
  return item.change.field === 'notes' ? 'notesSaved' : 'statusChanged'
}

const formToasts = {
  'new-lead': 'leadAdded',
  correction: 'leadCorrected',
} as const satisfies Record<PendingForm['kind'], string>

/** Shows a toast when an action that is not queued did not reach the server. */
function useUnreachableToast({ pending, closeToast: closeLabel }: Props['copy']): void {
  useEffect(() => {
    const showToast = () =>
      showActionToast({ toast: { kind: 'failed', text: pending.needsConnection, closeLabel } })
    addEventListener(serverUnreachable, showToast)
    return () => removeEventListener(serverUnreachable, showToast)
  }, [pending, closeLabel])
}
