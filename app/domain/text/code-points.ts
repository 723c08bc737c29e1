/** The unit of every length limit: 😀 is one, as in PostgreSQL; `length` would say two. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
