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
  for (const type of inputEvents)
    addEventListener(type, run, { signal: waiting.signal, passive: true, capture: true })
}
