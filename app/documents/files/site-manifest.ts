import { studio } from '#catalog/studio.server.ts'
import { defaultLang, languages } from '#i18n/languages.ts'
import { iconUrl } from '#i18n/studio-picture-links.ts'

const png = { type: 'image/png' }

/** The drawn mark. */
const drawnIcons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', ...png, sizes: '192x192' },
  { src: '/icon-512.png', ...png, sizes: '512x512' },
  { src: '/icon-maskable-512.png', ...png, sizes: '512x512', purpose: 'maskable' },
]

/** What a device shows of the site on its home screen. */
export function loader() {
  const { name, icon } = studio()
  const title = name[defaultLang]
  const manifest = {
    name: title,
    short_name: title,
    lang: defaultLang,
    dir: languages[defaultLang].dir,
    start_url: '/',
    display: 'browser',
    background_color: '#fcf9fc',
    theme_color: '#cfbae4',
    icons:
      icon === null
        ? drawnIcons
        : [192, 512].map((side) => ({
            src: iconUrl(icon, side),
            ...png,
            sizes: `${side}x${side}`,
          })),
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
