import { afterLoad } from '../behaviours/after-load.ts'
import { firstInput } from '../behaviours/first-input.ts'

/**
 * Milliseconds after `load` without input. A visitor who has only read so far is then likely to
 * act.
 */
const timeoutMs = 3_000

/**
 * Calls back at the visitor's first input, or after the timeout. The first screen works without
 * scripts, so React need not start on a phone that is still painting.
 */
export function afterFirstInput(callback: () => void): void {
  const timeout = new Promise((resolve) => {
    afterLoad(() => setTimeout(resolve, timeoutMs))
  })
  void Promise.race([firstInput(), timeout]).then(callback)
}
