import { dataSelector, setData } from '#parts/data-attributes.ts'
import { getClickedLink } from './clicked-link.ts'

/** Scroll distance in pixels after which the bar gets a background (requirements 3.2). */
const clearHeight = 50

/** Gives a transparent navigation bar its background once the page is scrolled. */
export function watchNavBar(): void {
  const nav = document.querySelector(dataSelector('nav', 'clear'))
  if (!nav) return
  const update = () => setData(nav, 'solid', scrollY > clearHeight)
  addEventListener('scroll', update)
  // In a separate task, because reading the scroll position forces a layout.
  setTimeout(update)
}

/** On the home page, links to the home page scroll to the top instead of reloading. */
export function watchHomeLinks(): void {
  document.addEventListener('click', (event) => {
    const link = getClickedLink(event, dataSelector('home-link'))
    if (!link || link.pathname !== location.pathname) return
    event.preventDefault()
    history.replaceState(null, '', link.pathname)
    scrollTo({ top: 0 })
  })
}
