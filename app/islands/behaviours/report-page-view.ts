/**
 * Reports the page to analytics: once per document, and each time a project's details open or close
 * over the list (requirements 3.8).
 */
export function reportPageView(): void {
  // The address of a quote is its key, and its title has the client's number.
  if (/^\/\w+\/quote\//.test(location.pathname)) return
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push({
    event: 'page_view',
    // Of the query only what is ours: the rest may hold anything.
    page_path: location.pathname + (/\?project=[\w-]+/.exec(location.search)?.[0] ?? ''),
    page_title: document.title,
    language: document.documentElement.lang,
  })
}
