import { dataSelector } from './element-data.ts'

/** From this width on the menu is a row of links in the bar. */
const wideQuery = '(width >= 64rem)'
/** A click within this time after the pointer opened the services belongs to the same movement. */
const hoverClickMs = 400

/**
 * The menu is a popover: the browser opens it, closes it on Escape and restores the focus. This
 * reports its state on the button and closes it when a link was chosen.
 */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  const toggle = document.querySelector(dataSelector('menu-toggle'))
  if (!menu || !toggle) return
  // It may have been opened before this script ran.
  toggle.setAttribute('aria-expanded', String(menu.matches(':popover-open')))
  menu.addEventListener('toggle', (event) =>
    toggle.setAttribute('aria-expanded', String(event.newState === 'open')),
  )
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) hide(menu)
  })
  matchMedia(wideQuery).addEventListener('change', () => hide(menu))
}

function hide(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}

/**
 * On wide screens the services open on hover as well as on a click; they close on Escape, on a
 * click elsewhere and when the focus leaves.
 */
export function watchServicesMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>(dataSelector('services-menu'))
  const summary = menu?.querySelector('summary')
  if (!menu || !summary) return
  const isWide = () => matchMedia(wideQuery).matches
  const close = () => {
    if (isWide()) menu.open = false
  }
  openOnHover(menu, summary, { isWide, close })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open || !isWide()) return
    menu.open = false
    summary.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close()
  })
}

type Services = { isWide: () => boolean; close: () => void }

function openOnHover(menu: HTMLDetailsElement, summary: HTMLElement, services: Services): void {
  let openedAt = -Infinity
  menu.addEventListener('pointerenter', ({ pointerType, timeStamp }) => {
    if (pointerType !== 'mouse' || !services.isWide() || menu.open) return
    menu.open = true
    openedAt = timeStamp
  })
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !menu.contains(document.activeElement)) services.close()
  })
  summary.addEventListener('click', (event) => {
    // This click would close what the pointer has just opened.
    if (event.timeStamp - openedAt < hoverClickMs) event.preventDefault()
  })
}
