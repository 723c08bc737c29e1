/** `look`: right or wrong depending on what the operator wants. */
export type Check = { name: string; state: 'good' | 'look' | 'wrong'; text: string }

/** One line for each check: what is wrong stands out. */
export function printChecks(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length))
  return checks
    .map(({ name, state, text }) => {
      const label = state === 'wrong' ? 'WRONG' : state.padEnd(5)
      return `${label}  ${name.padEnd(width)}  ${text}\n`
    })
    .join('')
}
