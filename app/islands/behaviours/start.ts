import { setData } from './element-data.ts'
import { afterLoad } from './after-load.ts'
import { rememberLanguage } from './language.ts'
import { linkManifest } from './link-manifest.ts'
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
  afterLoad(markLoaded)
  afterLoad(linkManifest)
  rememberLanguage()
  watchNavBar()
  watchHomeLinks()
  watchMenu()
  watchServicesMenu()
  startThemeToggle()
  reportPageView()
  revealSections()
}

/** Allows fonts to load that are needed only below the first screen (styles/public.css). */
function markLoaded(): void {
  setData(document.documentElement, 'page-loaded', true)
}
