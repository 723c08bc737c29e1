const inputEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'resize',
  'keydown',
  'focusin',
  'input',
] as const

/** Calls back once, at the first thing that the visitor does. */
export function onFirstInput(callback: () => void): void {
  const waiting = new AbortController()
  const run = () => {
    waiting.abort()
    callback()
  }
  // Not in the capture phase: rows that scripts scroll and films that get their size have such events
  // too, which do not bubble.
  for (const type of inputEvents)
    addEventListener(type, run, { signal: waiting.signal, passive: true })
}
