import { posts } from '#catalog/posts.ts'
import type { PostSection } from '#content/posts/post-facts.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { Headline } from '#site/opening/headline.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Route } from './+types/post-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(posts, params.post)
  const { openings, links, nav, posts: words, postSections } = copyFor(lang)
  return {
    lang,
    slug,
    opening: openings[`blog/${slug}`],
    soon: words.soon,
    sections: postSections[slug],
    links,
    related: nav.related,
  }
}

export default function PostPage({
  loaderData: { lang, slug, opening, soon, sections, links, related },
}: Route.ComponentProps) {
  return (
    <>
      <article className="wrap grid grid-cols-1 gap-x-6 gap-y-10 overflow-x-clip pt-32 lg:grid-cols-12 lg:gap-y-8 lg:pt-40">
        <header className="lg:col-span-7 lg:self-end">
          <p className="badge">{opening.badge}</p>
          <Headline title={opening.title} className="mt-5" />
        </header>
        <Picture
          src={`/pictures/posts/${slug}`}
          widths={[440, 880, 1320]}
          ratio={0.75}
          sizes="(width >= 64rem) 40vw, 92vw"
          alt=""
          eager
          className="aspect-4/3 w-full self-center rounded-se-picture object-cover lg:col-span-5 lg:row-span-2"
        />
        <div className="lg:col-span-7">
          <p className="max-w-[31em] text-lede text-pretty">{opening.lead}</p>
          {sections.length === 0 ? <p className="mt-5 max-w-[42em] text-fg-muted">{soon}</p> : null}
          <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <a href={pageUrl(lang, 'contact')} className="pill">
              {links.contact}
            </a>
            <a href={pageUrl(lang, 'blog')} className="text-link">
              {links.blog}
            </a>
          </p>
        </div>
      </article>
      <PostText sections={sections} />
      <RelatedLinks lang={lang} path={`blog/${slug}`} title={related} links={links} />
    </>
  )
}

function PostText({ sections }: { sections: readonly PostSection[] }) {
  return sections.map(({ title, paragraphs }) => (
    <section key={title} className="wrap mt-16 max-w-[42em]">
      <h2 className="headline-h3">{title}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-5 text-pretty">
          {text}
        </p>
      ))}
    </section>
  ))
}
