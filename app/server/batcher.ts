type Batch<Item, Result> = {
  /** Answers in the order of the items. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  most: number
  /** How many batches may be under way at once. */
  lanes?: number
  /** Whether a failed batch is worth repeating item by item, so that one bad item cannot take the others down. */
  isAboutOneItem?: (error: unknown) => boolean
  /** Whether those who wait would wait in vain: then they fail with the batch instead of one batch's time later. */
  isAboutAll?: (error: unknown) => boolean
}

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Sends what arrives while the database is busy as one statement: many callers share one round trip and one fsync.
 * A lone caller waits for nobody.
 */
export function createBatcher<Item, Result>({
  run,
  most,
  lanes = 1,
  isAboutOneItem = () => false,
  isAboutAll = () => false,
}: Batch<Item, Result>) {
  const waiting: Waiting<Item, Result>[] = []
  let underWay = 0
  let isScheduled = false

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      if (batch.length > 1 && isAboutOneItem(error))
        return void (await Promise.all(batch.map((one) => settle([one]))))
      const failed = isAboutAll(error) ? [...batch, ...waiting.splice(0)] : batch
      for (const { reject } of failed) reject(error)
    }
  }

  function next(): void {
    isScheduled = false
    while (underWay < lanes && waiting.length > 0) {
      underWay += 1
      void settle(waiting.splice(0, most)).finally(() => {
        underWay -= 1
        next()
      })
    }
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isScheduled || underWay >= lanes) return
      isScheduled = true
      // After the sockets that have something to say in this turn, so that they travel together.
      setImmediate(next)
    })
}
