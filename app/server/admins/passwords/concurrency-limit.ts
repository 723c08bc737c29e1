export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/**
 * Returns a function that runs tasks: at most `running` at once, at most `waiting` more in order of
 * arrival. Any further task fails with QueueFullError.
 */
export function createConcurrencyLimit({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = []
  let active = 0

  async function acquire(): Promise<void> {
    if (active < running) {
      active++
      return
    }
    if (queue.length >= waiting) throw new QueueFullError()
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  /** Passes the slot directly to the next task, so that a new one cannot overtake the queue. */
  function release(): void {
    const next = queue.shift()
    if (next) next()
    else active--
  }

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    await acquire()
    try {
      return await task()
    } finally {
      release()
    }
  }
}
