import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Gathers rows in batches, and rests after each as long as its work took, so that visitors do not
 * wait. Returns false if `work` ended it by returning false.
 */
export async function inRowBatches<Row>(
  rows: AsyncIterable<Row>,
  size: number,
  work: (batch: readonly Row[]) => Promise<boolean>,
): Promise<boolean> {
  let batch: Row[] = []
  const handle = async () => {
    const start = performance.now()
    const goesOn = batch.length === 0 || (await work(batch))
    batch = []
    if (goesOn) await sleep(performance.now() - start)
    return goesOn
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length === size && !(await handle())) return false
  }
  return handle()
}
