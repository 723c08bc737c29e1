import { setTimeout as sleep } from 'node:timers/promises'

/** Rows that one transaction removes or moves: few enough to lock them only for a moment. */
export const batchSize = 500

/**
 * Repeats `work` while it finds a full batch, and rests after each as long as it took, so that what
 * visitors do is not slowed down. Each batch is a transaction of its own: after a stop the next run
 * goes on. Returns the sum.
 * @param work returns how many rows it handled, at most `size`
 */
export async function inBatches(work: () => Promise<number>, size = batchSize): Promise<number> {
  let sum = 0
  for (;;) {
    const start = performance.now()
    const handled = await work()
    sum += handled
    if (handled < size) return sum
    await sleep(performance.now() - start)
  }
}
