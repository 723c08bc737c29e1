import { afterLoad } from './after-load.ts'
import { rememberLanguage } from './language.ts'
import { offerInstall } from './offer-install.ts'
import { openServices, watchMenu } from './menu.ts'
import { scrollHome, solidifyNav } from './nav.ts'
import { tellPageView } from './page-view.ts'
import { followQuote } from './quote.ts'
import { revealSections } from './reveal.ts'
import { toggleTheme } from './theme.ts'

/** What public pages do without React. Each behaviour does nothing where its markup is missing. */
export function startBehaviours(): void {
  afterLoad(tellWhole)
  afterLoad(offerInstall)
  rememberLanguage()
  solidifyNav()
  scrollHome()
  watchMenu()
  openServices()
  toggleTheme()
  tellPageView()
  revealSections()
  followQuote()
  if (has('[data-marquee]')) void import('./home.ts').then(({ moveHome }) => moveHome())
  if (has('[data-portfolio]'))
    void import('./portfolio.ts').then(({ browseProjects }) => browseProjects())
  if (has('[data-order]')) void import('./order.ts').then(({ sendOrders }) => sendOrders())
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null
}

/** The first screen is there: what waited for it may come (styles/public.css). */
function tellWhole(): void {
  document.documentElement.dataset['whole'] = ''
}
