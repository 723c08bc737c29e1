const wide = '(width >= 64rem)'

/** The menu is a popover: it opens, closes on Escape and gives the focus back by itself. This tells its state and closes it on a choice. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  const toggle = document.querySelector('[data-menu-toggle]')
  if (!menu || !toggle) return
  // Whoever was faster than this has opened it already.
  toggle.setAttribute('aria-expanded', String(menu.matches(':popover-open')))
  menu.addEventListener('toggle', (event) =>
    toggle.setAttribute('aria-expanded', String(event.newState === 'open')),
  )
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) hide(menu)
  })
  matchMedia(wide).addEventListener('change', () => hide(menu))
}

function hide(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}

/** The services open under a resting mouse as well as on a press; they close on Escape, on a press elsewhere and when the focus leaves. */
export function openServices(): void {
  const group = document.querySelector<HTMLDetailsElement>('[data-services]')
  const summary = group?.querySelector('summary')
  if (!group || !summary) return
  const isWide = () => matchMedia(wide).matches
  const close = () => {
    if (isWide()) group.open = false
  }
  let openedByMouse = -Infinity
  group.addEventListener('pointerenter', ({ pointerType, timeStamp }) => {
    if (pointerType !== 'mouse' || !isWide() || group.open) return
    group.open = true
    openedByMouse = timeStamp
  })
  group.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !group.contains(document.activeElement)) close()
  })
  summary.addEventListener('click', (event) => {
    // The press that follows the mouse in would close what the mouse has just opened.
    if (event.timeStamp - openedByMouse < 400) event.preventDefault()
  })
  group.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !group.open || !isWide()) return
    group.open = false
    summary.focus()
  })
  group.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !group.contains(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !group.contains(target)) close()
  })
}
