type NamedText = { name: string; text: string }

/**
 * One statement about several things: what holds for most of them first, then each exception with
 * the names that it holds for. Where nothing holds for more than half, all are named. Texts are whole
 * sentences; '' for no things.
 */
export function stateWithExceptions(things: readonly NamedText[]): string {
  const groups = [...Map.groupBy(things, ({ text }) => text)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return groups
    .map(([text, of]) =>
      of.length * 2 > things.length ? text : `${of.map(({ name }) => name).join(', ')}: ${text}`,
    )
    .join(' ')
}
