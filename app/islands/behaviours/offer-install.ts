/** Names the app of this site to the browser. In the page itself it would be asked for before the faces of the first screen. */
export function offerInstall(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/site.webmanifest'
  document.head.append(link)
}
