/**
 * Reports a page view to analytics: once for each document, and each time a project's details open
 * or close over the list (requirements 3.8).
 */
export function reportPageView(): void {
  // The URL of a quote grants access to it, and its title contains the client's number.
  if (/^\/\w+\/quote\//.test(location.pathname)) return
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push({
    event: 'page_view',
    // Only our own parameter of the query: others could hold personal data.
    page_path: location.pathname + (/\?project=[\w-]+/.exec(location.search)?.[0] ?? ''),
    page_title: document.title,
    language: document.documentElement.lang,
  })
}
