/**
 * A least-recently-used cache whose values take at most `limit` bytes in total. A value larger than
 * a quarter of that is not stored.
 */
export function createByteCache<Value>({
  limit,
  sizeOf,
}: {
  limit: number
  sizeOf: (value: Value) => number
}) {
  const values = new Map<string, Value>()
  let bytes = 0

  function remove(key: string): void {
    const value = values.get(key)
    if (value !== undefined && values.delete(key)) bytes -= sizeOf(value)
  }

  return {
    get: (key: string): Value | undefined => {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set: (key: string, value: Value): void => {
      remove(key)
      if (sizeOf(value) > limit / 4) return
      values.set(key, value)
      bytes += sizeOf(value)
      for (const oldest of values.keys()) {
        if (bytes <= limit) return
        remove(oldest)
      }
    },
    clear: (): void => {
      values.clear()
      bytes = 0
    },
  }
}
