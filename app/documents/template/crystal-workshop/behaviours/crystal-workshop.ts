import { dataSelector, getData } from '#parts/data-attributes.ts'
import { startEveningChoice } from './evening-choice.ts'

/**
 * Starts the moon of the chosen evening, the names on the voucher, and a menu that closes when a
 * link is chosen.
 */
export function start(page: HTMLElement): void {
  startEveningChoice(page)
  for (const field of page.querySelectorAll<HTMLInputElement>(dataSelector('voucher-field')))
    showTyped(page, field)
  const menu = document.querySelector<HTMLElement>('#menu')
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && menu.matches(':popover-open')) menu.hidePopover()
  })
}

function showTyped(page: HTMLElement, field: HTMLInputElement): void {
  const part = getData(field, 'voucher-field') ?? ''
  const text = page.querySelector(dataSelector('voucher-text', part))
  const sample = text?.textContent ?? ''
  const show = () => {
    if (text) text.textContent = field.value.trim() || sample
  }
  field.addEventListener('input', show)
  // Browsers may restore the input when the page is reloaded.
  show()
}
