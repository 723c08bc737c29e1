/** `anchor`: the item from which a range begins. */
export type Selection = { checked: readonly string[]; anchor: string | null }

/**
 * Selects an item, or takes it off, together with all between it and the anchor. Without an anchor in
 * the list it is the item alone. The item becomes the anchor.
 */
export function selectRange(
  { checked, anchor }: Selection,
  id: string,
  list: readonly string[],
): Selection {
  const to = list.indexOf(id)
  const from = anchor === null ? -1 : list.indexOf(anchor)
  const range = from === -1 ? [id] : list.slice(Math.min(from, to), Math.max(from, to) + 1)
  const others = checked.filter((each) => !range.includes(each))
  return { checked: checked.includes(id) ? others : [...others, ...range], anchor: id }
}
