/**
 * The longest wait of a render in milliseconds: a form that arrives slowly must not delay pages.
 */
const maxWaitMs = 100

/**
 * Delays renders for anonymous clients while leads or other forms are being processed (requirements
 * 11.4). A render blocks the process for up to 30 ms, and each step of storing a lead could wait
 * for one.
 */
export function createFormsFirst(waitMs = maxWaitMs) {
  let inProgress = 0
  const waiting = new Set<() => void>()

  return {
    async run<Result>(post: () => Promise<Result>): Promise<Result> {
      inProgress += 1
      try {
        return await post()
      } finally {
        inProgress -= 1
        if (inProgress === 0) for (const go of waiting) go()
      }
    },
    /** Resolves when no form is in progress, or after the longest wait. */
    async waitForForms(): Promise<void> {
      if (inProgress === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, waitMs)
      waiting.add(resolve)
      await promise
      waiting.delete(resolve)
      clearTimeout(timer)
    },
  }
}

export type FormsFirst = ReturnType<typeof createFormsFirst>
