import { afterLoad } from './behaviours/after-load.ts'

const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
] as const

/** Somebody who only looks has the page whole anyway; after so long they are taken to be about to do something. */
const patienceMs = 3_000

/** Calls back once somebody stirs. What stands in the first screen works as the server sent it, so a phone need not start React while it still paints. */
export function afterFirstSign(callback: () => void): void {
  const waiting = new AbortController()
  const go = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    callback()
  }
  for (const sign of signs)
    addEventListener(sign, go, { signal: waiting.signal, passive: true, capture: true })
  afterLoad(() => setTimeout(go, patienceMs))
}
