/**
 * Milliseconds between probes, which detect a process that hangs. Each probe opens a connection.
 */
const probeInterval = 3_000

/**
 * Milliseconds without a response after which a server is ended. A server that reports that it is
 * recovering responds.
 */
export const maxSilence = 12_000

/**
 * Milliseconds between two checks beyond which this process was paused, for example by a long
 * calculation or because the machine slept. A probe that was under way may have missed its response.
 */
const maxPause = 1_000

type Options = {
  /** Probes the server. Does not throw. */
  responds: () => Promise<boolean>
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/**
 * Returns a function to call several times a second, which returns true once the server has not
 * responded for too long. A pause of this process is not a silence of the server: it does not
 * count, and only a probe without one can show that the server is silent.
 */
export function createLivenessCheck({
  responds,
  now = () => performance.now(),
}: Options): () => boolean {
  let checkedAt = now()
  let answeredAt = checkedAt
  let probedAt = checkedAt
  let wasPaused = false
  let isProbing = false
  let isSilent = false

  const isPaused = () => now() - checkedAt > maxPause

  async function probe(): Promise<void> {
    isProbing = true
    wasPaused = false
    probedAt = now()
    const hasResponded = await responds()
    isProbing = false
    if (hasResponded) answeredAt = now()
    // After a pause the next check probes again.
    if (!hasResponded && (wasPaused || isPaused())) probedAt = -Infinity
    else isSilent = !hasResponded
  }

  return () => {
    const at = now()
    if (isPaused()) {
      wasPaused = true
      answeredAt += at - checkedAt
    }
    checkedAt = at
    if (!isProbing && at - probedAt >= probeInterval) void probe()
    if (!isSilent || at - answeredAt < maxSilence) return false
    answeredAt = at
    isSilent = false
    return true
  }
}
