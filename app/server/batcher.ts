type Batch<Item, Result> = {
  /** Returns the results in the order of the items. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** The largest number of items in one batch. */
  maxSize: number
  /** How many batches may run at once. */
  concurrency?: number
  /**
   * Whether to retry a failed batch item by item, so that one bad item does not fail the others.
   */
  canRetryItems?: (error: unknown) => boolean
  /** Whether the items still waiting would fail too: they are then rejected with the batch. */
  affectsAll?: (error: unknown) => boolean
}

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Returns a function that collects the items that arrive while a batch runs and sends them as the
 * next batch: many callers share one round trip and one fsync. A single caller does not wait.
 */
export function createBatcher<Item, Result>({
  run,
  maxSize,
  concurrency = 1,
  canRetryItems = () => false,
  affectsAll = () => false,
}: Batch<Item, Result>) {
  const waiting: Waiting<Item, Result>[] = []
  let running = 0
  let isScheduled = false

  async function runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      if (batch.length > 1 && canRetryItems(error))
        return void (await Promise.all(batch.map((one) => runBatch([one]))))
      const failed = affectsAll(error) ? [...batch, ...waiting.splice(0)] : batch
      for (const { reject } of failed) reject(error)
    }
  }

  function startBatches(): void {
    isScheduled = false
    while (running < concurrency && waiting.length > 0) {
      running += 1
      void runBatch(waiting.splice(0, maxSize)).finally(() => {
        running -= 1
        startBatches()
      })
    }
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isScheduled || running >= concurrency) return
      isScheduled = true
      // Waits until this event loop turn has read all sockets, so that their items share a batch.
      setImmediate(startBatches)
    })
}
