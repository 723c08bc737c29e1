/**
 * Does what a key means on the page that is open. An element says by `data-key` for which keys it
 * stands; those of a row count while the focus is in it. J and K go through the rows, which have a
 * link with `data-open-lead`. Returns whether the key means anything.
 */
export function pressShortcut(key: string, { isRange }: { isRange: boolean }): boolean {
  if (key === 'j' || key === 'k') {
    const step = key === 'j' ? 1 : -1
    if (moveInRows(step, { isRange })) return true
  }
  if (isRange) return false
  const row = document.activeElement?.closest('tr')
  const found = [...document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)].filter(
    (each) => each.checkVisibility() && [null, row].includes(each.closest('tr')),
  )
  const target = found.find((each) => each.closest('tr')) ?? found[0]
  if (!target) return false
  activate(target)
  return true
}

function activate(target: HTMLElement): void {
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') target.select()
  if (target.matches('input:not([type=checkbox]), textarea, select')) target.focus()
  else target.click()
}

/** Moves the focus to the next row, the first one if it is outside; a range selects both. */
function moveInRows(step: 1 | -1, { isRange }: { isRange: boolean }): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('[data-open-lead]')]
  if (links.length === 0) return false
  const row = document.activeElement?.closest('tr') ?? null
  const at = links.findIndex((link) => row?.contains(link))
  const next = links[at === -1 ? 0 : Math.min(Math.max(0, at + step), links.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  if (isRange) for (const each of [row, next?.closest('tr')]) select(each)
  return true
}

function select(row: Element | null | undefined): void {
  const box = row?.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (box && !box.checked) box.click()
}
