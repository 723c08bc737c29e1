import { reducedMotion } from '#documents/behaviours/motion.ts'
import { litPath } from './lit-path.ts'

/** Durations: `base` for any change, `perMonth` for each month of phases, limited to `max`. */
const durationsMs = { base: 600, perMonth: 3_600, max: 2_400 } as const

/** Draws the lit part of a moon on a path. Phases beyond 1 belong to the next month. */
export function createMoon(path: SVGPathElement, phase: number) {
  let shown = phase
  let frame = 0

  function show(phase: number): void {
    shown = phase
    path.setAttribute('d', litPath(((phase % 1) + 1) % 1))
  }

  /** Animates through all phases in between. */
  function moveTo(phase: number): void {
    cancelAnimationFrame(frame)
    if (reducedMotion.matches) return show(phase)
    const from = shown
    const time = Math.min(
      durationsMs.max,
      durationsMs.base + Math.abs(phase - from) * durationsMs.perMonth,
    )
    const started = performance.now()
    const draw = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - started) / time))
      show(from + (phase - from) * part * part * (3 - 2 * part))
      if (part < 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
  }

  /** Takes the shorter way, forward or back. */
  function moveNearest(phase: number): void {
    moveTo(phase + Math.round(shown - phase))
  }

  return { show, moveTo, moveNearest }
}
