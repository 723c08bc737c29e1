import { dataSelector } from '#parts/data-attributes.ts'

/** From this width on, the menu is a row of links in the bar. */
const wideQuery = '(width >= 64rem)'
/** A click within this time after opening on hover is part of the same gesture. Milliseconds. */
const hoverClickMs = 400

/**
 * The menu is a popover: the browser opens it, closes it on Escape and restores the focus. This
 * sets the button's expanded state and closes the menu when a link is chosen.
 */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  const toggle = document.querySelector(dataSelector('menu-toggle'))
  if (!menu || !toggle) return
  // The menu may have been opened before this script ran.
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
 * On wide screens the services menu opens on hover as well as on click. It closes on Escape, on a
 * click elsewhere and when it loses the focus.
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
    // Otherwise this click would close the menu that the pointer has just opened.
    if (event.timeStamp - openedAt < hoverClickMs) event.preventDefault()
  })
}
