/** The bar turns solid past this many pixels (requirements 3.2). */
const clearUpTo = 50

export function solidifyNav(): void {
  const nav = document.querySelector<HTMLElement>('[data-nav="clear"]')
  if (!nav) return
  const update = () => nav.toggleAttribute('data-solid', scrollY > clearUpTo)
  addEventListener('scroll', update, { passive: true })
  update()
}

/** Home is the root of the language, and its top: on the home page itself that is only a way up. */
export function scrollHome(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-home]')
        : null
    if (
      !link ||
      link.pathname !== location.pathname ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return
    event.preventDefault()
    history.replaceState(null, '', link.pathname)
    scrollTo({ top: 0 })
  })
}
