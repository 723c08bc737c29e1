/** The unit of every length limit, as in PostgreSQL: 😀 counts 1, where `length` gives 2. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
