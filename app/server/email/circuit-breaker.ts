const firstPause = 2_000
const longestPause = 20_000

/**
 * While the mail server is away nobody waits for it: after a failure it is left alone for a while, then one email is tried,
 * and the first that goes out opens the way for all.
 */
export function createCircuitBreaker(now: () => number = () => performance.now()) {
  let pause = 0
  let closedUntil = 0
  return {
    isAway: () => pause > 0,
    msToNextTry: () => Math.max(0, closedUntil - now()),
    noteFailure: () => {
      // Emails that were under way together fail together: that is one failure.
      if (now() < closedUntil) return
      pause = Math.min(pause === 0 ? firstPause : pause * 2, longestPause)
      closedUntil = now() + pause
    },
    noteSuccess: () => {
      pause = 0
      closedUntil = 0
    },
  }
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>
