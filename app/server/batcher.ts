type Batch<Item, Result> = {
  /** Returns the results in the order of the items. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** The largest number of items in one batch. */
  maxSize: number
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

type Settle = () => void

/**
 * Returns a function that collects the items that arrive while a batch runs and sends them as the
 * next batch: many callers share one round trip and one fsync. A single caller does not wait.
 */
export function createBatcher<Item, Result>({
  run,
  maxSize,
  canRetryItems = () => false,
  affectsAll = () => false,
}: Batch<Item, Result>) {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false
  let isScheduled = false

  /** Returns a function that passes the results to the callers. */
  async function runBatch(batch: readonly Waiting<Item, Result>[]): Promise<Settle> {
    try {
      const results = await run(batch.map(({ item }) => item))
      return () => {
        for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      }
    } catch (error) {
      if (batch.length > 1 && canRetryItems(error)) {
        const settles = await Promise.all(batch.map((one) => runBatch([one])))
        return () => settles.forEach((settle) => settle())
      }
      const failed = affectsAll(error) ? [...batch, ...waiting.splice(0)] : batch
      return () => failed.forEach(({ reject }) => reject(error))
    }
  }

  async function runNext(): Promise<void> {
    isScheduled = false
    if (isRunning || waiting.length === 0) return
    isRunning = true
    const settle = await runBatch(waiting.splice(0, maxSize))
    isRunning = false
    void runNext()
    // The next batch is sent before the callers continue, so that the database works meanwhile.
    setImmediate(settle)
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isScheduled || isRunning) return
      isScheduled = true
      // Waits until this event loop turn has read all sockets, so that their items share a batch.
      setImmediate(runNext)
    })
}
