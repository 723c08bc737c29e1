export type NamedText = { name: string; text: string }

/**
 * One statement about several things: what holds for most of them first, then each exception with
 * the names that it holds for. Texts are whole sentences; '' for no things.
 */
export function stateWithExceptions(things: readonly NamedText[]): string {
  const groups = Map.groupBy(things, ({ text }) => text)
  const [most, ...exceptions] = [...groups].toSorted(([, a], [, b]) => b.length - a.length)
  if (most === undefined) return ''
  const named = exceptions.map(([text, of]) => `${of.map(({ name }) => name).join(', ')}: ${text}`)
  return [most[0], ...named].join(' ')
}
