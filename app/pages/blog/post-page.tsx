import { posts } from '#catalog/posts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/post-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(posts, params.post)
  return { lang, slug, opening: copyFor(lang).openings[`blog/${slug}`] }
}

export default function PostPage({ loaderData: { lang, slug, opening } }: Route.ComponentProps) {
  return <PageOpening lang={lang} path={`blog/${slug}`} opening={opening} />
}
