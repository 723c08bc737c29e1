import { turnCarousel } from './carousel.ts'
import { countUp } from './count.ts'
import { playFilm } from './film.ts'
import { rememberLanguage } from './language.ts'
import { moveMarquee } from './marquee.ts'
import { openServices, watchMenu } from './menu.ts'
import { scrollHome, solidifyNav } from './nav.ts'
import { tellPageView } from './page-view.ts'
import { followQuote } from './quote.ts'
import { revealSections } from './reveal.ts'
import { goToSavedLanguage } from './root-language.ts'
import { toggleTheme } from './theme.ts'

/** What public pages do without React. Each behaviour does nothing where its markup is missing. */
export function startBehaviours(): void {
  if (goToSavedLanguage()) return
  tellWhenWhole()
  rememberLanguage()
  solidifyNav()
  scrollHome()
  watchMenu()
  openServices()
  toggleTheme()
  tellPageView()
  revealSections()
  countUp()
  moveMarquee()
  turnCarousel()
  playFilm()
  followQuote()
  if (document.querySelector('[data-portfolio]')) void import('./portfolio.ts').then(({ browseProjects }) => browseProjects())
  if (document.querySelector('[data-order]')) void import('./order.ts').then(({ sendOrders }) => sendOrders())
}

/** The first screen is there: what waited for it may come (styles/public.css). */
function tellWhenWhole(): void {
  const tell = () => (document.documentElement.dataset['whole'] = '')
  if (document.readyState === 'complete') tell()
  else addEventListener('load', tell)
}
