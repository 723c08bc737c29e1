import { afterLoad } from './behaviours/after-load.ts'

const inputEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
] as const
/**
 * After so long without input the visitor is taken to be about to act, in milliseconds after
 * `load`.
 */
const timeoutMs = 3_000

/**
 * Calls back at the visitor's first input. The first screen works as the server sent it, so a phone
 * need not start React while it still paints.
 */
export function afterFirstInput(callback: () => void): void {
  const waiting = new AbortController()
  const run = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    callback()
  }
  for (const type of inputEvents)
    addEventListener(type, run, { signal: waiting.signal, passive: true, capture: true })
  afterLoad(() => setTimeout(run, timeoutMs))
}
