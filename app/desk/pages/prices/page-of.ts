/** Prices on one page: on a phone they fit one screen. */
const pageSize = 8

/** One page of a list; a page that does not exist is the nearest that does. */
export function pageOf<Item>(list: readonly Item[], requested: string | null) {
  const pages = Math.max(1, Math.ceil(list.length / pageSize))
  const wanted = /^\d{1,3}$/.test(requested ?? '') ? Number(requested) : 1
  const page = Math.min(Math.max(wanted, 1), pages)
  return { page, pages, shown: list.slice((page - 1) * pageSize, page * pageSize) }
}
