import { themeColors } from '#domain/business-card/card-themes.ts'
import { cardLanguages } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { requireCardAt } from '#server/cards/find-card.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/app-manifest.ts'

/**
 * The manifest that makes a card installable: on the home screen it opens without the browser's
 * bars.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { lang, slug, content } = await requireCardAt(context.get(serverContext), {
    ...params,
    part: '/app.webmanifest',
  })
  const { name, role } = content.words[lang]
  const { paper } = content.colors ?? themeColors[content.theme]
  const address = cardUrl(lang, slug)
  const manifest = {
    id: address,
    name,
    short_name: name,
    description: role,
    lang,
    dir: cardLanguages[lang].dir,
    start_url: address,
    scope: address,
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [{ src: cardUrl(lang, slug, '/icon.png'), sizes: '512x512', type: 'image/png' }],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
