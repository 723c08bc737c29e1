/** Reports the page to analytics, once per document (requirements 3.8). */
export function reportPageView(): void {
  // The address of a quote is its key, and its title has the client's number.
  if (/^\/\w+\/quote\//.test(location.pathname)) return
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push({
    event: 'page_view',
    page_path: location.pathname,
    page_title: document.title,
    language: document.documentElement.lang,
  })
}
