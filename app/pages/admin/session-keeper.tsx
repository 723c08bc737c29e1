import { useEffect, useRef, useState } from 'react'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { renewSession, sessionTimes, type SessionState } from './session-renewal.ts'

type Props = { lang: Lang; secondsLeft: number; copy: AdminCopy['frame'] }

/**
 * Renews the session while somebody works in the page, warns when nobody does, and leaves the page when it has ended: what was on the screen
 * must not outlive the session.
 */
export function SessionKeeper({ lang, secondsLeft, copy }: Props) {
  const [isEnding, setEnding] = useState(false)
  const renew = useRef(() => {})

  useEffect(() => {
    const address = `${adminUrl(lang)}/session`
    let endsAt = performance.now() + secondsLeft * 1000
    let isActive = false

    const settle = (state: SessionState) => {
      if (state.kind === 'ended') return location.replace(`${adminUrl(lang)}?expired=yes`)
      if (state.kind === 'alive') endsAt = performance.now() + state.secondsLeft * 1000
      setEnding(endsAt - performance.now() < sessionTimes.margin)
    }
    const tick = () => {
      const left = endsAt - performance.now()
      if (left > sessionTimes.margin) return
      const wasActive = isActive
      isActive = false
      // Nobody at work: ask how long it still lives (another tab may have renewed it), but do not make it longer.
      void renewSession({ address, method: wasActive ? 'POST' : 'GET', until: endsAt }).then(settle)
    }
    renew.current = () => void renewSession({ address, method: 'POST', until: endsAt }).then(settle)

    const work = () => (isActive = true)
    const timer = setInterval(tick, sessionTimes.tick)
    for (const sign of signsOfWork) addEventListener(sign, work, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of signsOfWork) removeEventListener(sign, work)
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

const signsOfWork = ['keydown', 'pointerdown', 'scroll'] as const
