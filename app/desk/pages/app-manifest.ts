import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { languages } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { iconUrl } from '#i18n/studio-picture-links.ts'
import type { Route } from './+types/app-manifest.ts'

/**
 * Makes the admin area an app of its own on a home screen, without which iPhones show no notices
 * (requirements 7.20). Needs no session, because browsers request it without cookies.
 */
export function loader({ params }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { name, icon } = studio()
  const icons = [192, 512].map((side) => ({
    src: icon === null ? `/icon-${side}.png` : iconUrl(icon, side),
    type: 'image/png',
    sizes: `${side}x${side}`,
  }))
  const manifest = {
    name: `${deskCopyFor(lang).admin.frame.title} · ${name[lang]}`,
    short_name: name[lang],
    lang,
    dir: languages[lang].dir,
    id: adminUrl('he'),
    start_url: adminUrl(lang, 'dashboard'),
    scope: '/',
    display: 'standalone',
    background_color: '#fcf9fc',
    theme_color: '#cfbae4',
    icons,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
