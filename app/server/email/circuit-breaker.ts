const firstPauseMs = 2_000
const maxPauseMs = 20_000

/**
 * Circuit breaker for the SMTP server. After a failure nothing is sent for a while (2 to 20
 * seconds), then one email is tried; the first success closes the circuit again.
 */
export function createCircuitBreaker(now: () => number = () => performance.now()) {
  let pause = 0
  let openUntil = 0
  return {
    isOpen: () => pause > 0,
    msToNextAttempt: () => Math.max(0, openUntil - now()),
    recordFailure: () => {
      // Emails in progress fail together, which counts as one failure.
      if (now() < openUntil) return
      pause = Math.min(pause === 0 ? firstPauseMs : pause * 2, maxPauseMs)
      openUntil = now() + pause
    },
    recordSuccess: () => {
      pause = 0
      openUntil = 0
    },
  }
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>
