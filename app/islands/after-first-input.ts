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
 * Milliseconds after `load` without input. A visitor who has only read so far is then likely to
 * act.
 */
const timeoutMs = 3_000

/**
 * Calls back at the visitor's first input, or after the timeout. The first screen works without
 * scripts, so React need not start on a phone that is still painting.
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
