import { useEffect, useRef, useState } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { adminUrl } from '#i18n/links.ts'
import { redirectToSignIn } from './sign-in-redirect.ts'
import { renewSession, sessionTimes, type SessionState } from './session-renewal.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; secondsLeft: number; copy: AdminCopy['frame'] }

/**
 * Renews the session while the admin is active, warns before it ends, and leaves the page when it
 * has ended, so that no data stays visible after the session.
 */
export function SessionMonitor({ lang, secondsLeft, copy }: Props) {
  const [isEnding, setEnding] = useState(false)
  const renew = useRef(() => {})

  useEffect(() => {
    const address = `${adminUrl(lang)}/session`
    let endsAt = performance.now() + secondsLeft * 1000
    let isActive = false

    const applyState = (state: SessionState) => {
      if (state.kind === 'ended') return redirectToSignIn(lang)
      if (state.kind === 'active') endsAt = performance.now() + state.secondsLeft * 1000
      setEnding(endsAt - performance.now() < sessionTimes.renewBefore)
    }
    const renewWith = (method: 'GET' | 'POST') =>
      void renewSession({ address, method, deadline: endsAt }).then(applyState)
    const check = () => {
      if (endsAt - performance.now() > sessionTimes.renewBefore) return
      const wasActive = isActive
      isActive = false
      // Without activity only reads the state, because another tab may have renewed the session.
      renewWith(wasActive ? 'POST' : 'GET')
    }
    renew.current = () => renewWith('POST')

    const noteActivity = () => (isActive = true)
    const timer = setInterval(check, sessionTimes.checkEvery)
    for (const event of activityEvents) addEventListener(event, noteActivity, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of activityEvents) removeEventListener(event, noteActivity)
    }
  }, [lang, secondsLeft])

  return (
    <div role="alert" className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-130 md:bottom-6">
      {isEnding ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-field border-2 border-line-strong bg-surface-raised p-4 shadow-lg">
          <p className="font-medium">{copy.ending}</p>
          <button type="button" className="pill pill-small" onClick={() => renew.current()}>
            {copy.stay}
          </button>
        </div>
      ) : null}
    </div>
  )
}

const activityEvents = ['keydown', 'pointerdown', 'scroll'] as const
