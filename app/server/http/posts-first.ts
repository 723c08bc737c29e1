/** Milliseconds that a render waits at most: a form that arrives slowly must not hold up pages. */
const mostMs = 100

/**
 * Lets leads and other forms go before renders that strangers ask for (requirements 11.4). A render
 * holds the process for up to 30 ms, and a lead waits for one at each of its steps.
 */
export function createPostsFirst(waitMs = mostMs) {
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
    /** Resolves when no form is being answered, or after the longest wait. */
    async waitForThem(): Promise<void> {
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

export type PostsFirst = ReturnType<typeof createPostsFirst>
