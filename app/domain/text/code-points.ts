/** The unit of every length limit: 😀 is one, as in PostgreSQL; `length` would say two. */
export function countCodePoints(text: string): number {
  return Array.from(text).length
}
