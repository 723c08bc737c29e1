import { expect, test } from 'vitest'
import { DatabaseError } from './database-error.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

const full = Object.assign(new Error('could not extend file: No space left'), { code: '53100' })

function retry(errors: Error[], options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const waits: string[] = []
  const action = async () => {
    const error = errors.shift()
    if (error) throw error
    return waits
  }
  const onWait = (reason: string) => void waits.push(reason)
  return retryWhileUnavailable(action, { failed: 'No start', onWait, ...options })
}

// Proves 11.3.2.
test('an unavailable database is tried again, and the reason is told once', async () => {
  expect(await retry([full, full])).toEqual([full.message])
})

test('the wait has an end, with the reason', async () => {
  await expect(retry([full, full], { timeoutMs: -1 })).rejects.toThrow(`No start: ${full.message}`)
})

test.each([new Error('syntax error'), new DatabaseError('Another process already runs')])(
  'what a retry does not mend fails at once: %s',
  async (error) => {
    await expect(retry([error])).rejects.toThrow(error.message)
  },
)

test('the wait ends with the start', async () => {
  await expect(retry([full], { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})
