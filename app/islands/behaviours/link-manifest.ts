/**
 * Links the web app manifest. In the page itself the browser would request it before the fonts of
 * the first screen.
 */
export function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/site.webmanifest'
  document.head.append(link)
}
