import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useBlocker, useLocation, useRevalidator } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { showActionToast } from './action-toast.ts'
import { Icon } from './icon.tsx'
import { signInAddress } from './sign-in-address.ts'
import { startChangeSender } from './change-sender.ts'
import { usePendingStore, usePendingWork } from './pending-provider.tsx'
import { countWaiting, removeSent, type Draft } from './pending-work.ts'
import { postChange, type SendResult } from './send-changes.ts'

type Props = {
  lang: Lang
  copy: Pick<AdminCopy, 'pending' | 'toasts'> & { closeToast: string }
}

/** Says what is not sent or not saved yet. Sends it while it is on the page. */
export function PendingBar({ lang, copy }: Props) {
  const isAway = useChangeSender({ lang, copy })
  useStayWhileAway(isAway, copy)
  const { pathname } = useLocation()
  const work = usePendingWork()
  const waiting = countWaiting(work)
  const drafts = work.drafts.filter(({ lead }) => !pathname.endsWith(lead.id))
  return (
    <div className="sticky top-16 z-10 text-small">
      <div role="status">
        {isAway && waiting > 0 ? (
          <p className="flex items-center gap-3 bg-citron px-4 py-2.5 font-medium text-ink md:px-6">
            <Icon name="clock" />
            {fillPlural(copy.pending.away, waiting, lang)}
          </p>
        ) : null}
      </div>
      {drafts.length > 0 ? (
        <DraftLinks lang={lang} label={copy.pending.drafts} drafts={drafts} />
      ) : null}
    </div>
  )
}

type DraftProps = { lang: Lang; label: string; drafts: readonly Draft[] }

function DraftLinks({ lang, label, drafts }: DraftProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-line bg-surface px-4 md:px-6">
      {label}
      {drafts.map(({ lead }) => (
        <Link key={lead.id} to={adminUrl(lang, `dashboard/leads/${lead.id}`)} className="text-link">
          <bdi dir="auto">{lead.name}</bdi>
        </Link>
      ))}
    </p>
  )
}

/** Returns whether the last attempt did not reach the server. */
function useChangeSender({ lang, copy }: Props): boolean {
  const store = usePendingStore()
  const { revalidate } = useRevalidator()
  const [isAway, setAway] = useState(false)

  const onResult = useEffectEvent(({ end, sent, refused }: SendResult) => {
    setAway(end === 'away')
    if (end === 'signed-out') return location.assign(signInAddress(lang, location.pathname))
    const last = sent.at(-1)
    if (last) {
      const text = last.field === 'notes' ? copy.toasts.notesSaved : copy.toasts.statusChanged
      showActionToast({ toast: { kind: 'done', text, closeLabel: copy.closeToast } })
    }
    if (last || refused > 0) void revalidate().then(() => store.update(removeSent))
  })

  useEffect(
    () => startChangeSender({ store, send: (change) => postChange(lang, change), onResult }),
    [store, lang],
  )
  return isAway
}

/** A page that cannot be loaded would replace this one by the browser's error page. */
function useStayWhileAway(
  isAway: boolean,
  { pending, closeToast: closeLabel }: Props['copy'],
): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (isAway || !navigator.onLine),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    showActionToast({ toast: { kind: 'done', text: pending.noConnection, closeLabel } })
  }, [blocker, pending, closeLabel])
}
