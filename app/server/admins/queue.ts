export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Runs a few pieces of work at once, lets some wait in order, and refuses the rest. */
export function createQueue({ running, waiting }: { running: number; waiting: number }) {
  const line: (() => void)[] = []
  let busy = 0

  async function enter(): Promise<void> {
    if (busy < running) {
      busy++
      return
    }
    if (line.length >= waiting) throw new QueueFull()
    await new Promise<void>((resolve) => line.push(resolve))
  }

  /** The place passes straight to the next in line, so that nobody can slip in between. */
  function leave(): void {
    const next = line.shift()
    if (next) next()
    else busy--
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
