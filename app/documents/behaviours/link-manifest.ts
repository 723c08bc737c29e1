/**
 * Adds the link to the web app manifest. In the document itself it would make the browser request
 * the manifest before the fonts of the first screen.
 */
export function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/site.webmanifest'
  document.head.append(link)
}
