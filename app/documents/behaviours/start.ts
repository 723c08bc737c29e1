import { rememberArrival } from '#parts/arrival.ts'
import { rememberLanguage } from './language.ts'
import { watchMenu, watchServicesMenu } from './menu.ts'
import { watchHomeLinks, watchNavBar } from './nav-bar.ts'
import { reportPageView } from './report-page-view.ts'
import { revealSections } from './reveal.ts'
import { startThemeToggle } from './theme.ts'

/**
 * The behaviours of every public page, without React. A behaviour whose markup is missing does
 * nothing.
 */
export function startSharedBehaviours(): void {
  rememberArrival()
  rememberLanguage()
  watchNavBar()
  watchHomeLinks()
  watchMenu()
  watchServicesMenu()
  startThemeToggle()
  reportPageView()
  revealSections()
}
