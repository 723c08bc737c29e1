import { pushEvent } from '#site/analytics.ts'

/** Every document is one page view (site.md §7). */
export function tellPageView(): void {
  pushEvent({ event: 'page_view', page_path: location.pathname, page_title: document.title, language: document.documentElement.lang })
}
