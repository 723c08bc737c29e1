/**
 * Listens for SIGTERM and SIGINT from now on, so that a start that is stopped midway takes its
 * database with it. The second signal ends the process at once.
 */
export function stopOnSignal() {
  const stopping = new AbortController()
  const { signal } = stopping
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.on(name, () => {
      if (signal.aborted) process.exit(1)
      stopping.abort()
    })
  return {
    signal,
    /** Ends the process with `stop`, on a signal or at once after one. */
    stopWith: (stop: () => Promise<void>): void => {
      const end = () =>
        void stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      if (signal.aborted) end()
      else signal.addEventListener('abort', end)
    },
  }
}
