import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Resolves after two rendered frames: observers and transitions that a change starts have started.
 * An observer tells of frames also where the test has stopped the clock of the page.
 */
export async function nextFrames(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await page.evaluate(
      () => new Promise((done) => new IntersectionObserver(done).observe(document.documentElement)),
    )
}

/** Resolves when every animation and transition that runs by time, and ends, has ended. */
export async function animationsEnd(page: Page): Promise<void> {
  await nextFrames(page)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** The value of `read` once three reads in a row, 100 ms apart, agree. */
export async function settled<Value>(read: () => Promise<Value>): Promise<Value> {
  const seen: string[] = []
  await expect
    .poll(
      async () => {
        seen.push(JSON.stringify(await read()))
        return seen.length > 2 && new Set(seen.slice(-3)).size === 1
      },
      { interval: 100 },
    )
    .toBe(true)
  return read()
}
