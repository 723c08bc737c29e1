import { onFirstScroll } from './on-first-scroll.ts'

const inputEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'input',
] as const

/** Calls back once, at the first thing that the visitor does. */
export function onFirstInput(callback: () => void): void {
  const waiting = new AbortController()
  const run = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    callback()
  }
  onFirstScroll(run)
  for (const type of inputEvents)
    addEventListener(type, run, { signal: waiting.signal, passive: true })
}
