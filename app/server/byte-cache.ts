/**
 * Keeps the values used last, as long as all of them together fit into `limit` bytes. A value that is
 * larger than a quarter of that is not kept.
 */
export function createByteCache<Value>({
  limit,
  sizeOf,
}: {
  limit: number
  sizeOf: (value: Value) => number
}) {
  const kept = new Map<string, Value>()
  let bytes = 0

  function remove(key: string): void {
    const value = kept.get(key)
    if (value !== undefined && kept.delete(key)) bytes -= sizeOf(value)
  }

  return {
    get: (key: string): Value | undefined => {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set: (key: string, value: Value): void => {
      remove(key)
      if (sizeOf(value) > limit / 4) return
      kept.set(key, value)
      bytes += sizeOf(value)
      for (const oldest of kept.keys()) {
        if (bytes <= limit) return
        remove(oldest)
      }
    },
    clear: (): void => {
      kept.clear()
      bytes = 0
    },
  }
}
