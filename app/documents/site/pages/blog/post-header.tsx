import type { ReactNode } from 'react'
import { useStudio } from '#parts/studio-context.ts'
import type { PostId } from '#catalog/posts.ts'
import { posts as records } from '#content/posts/posts.ts'
import type { Posts } from '#content/site-words.ts'
import type { Opening } from '#copy/opening.ts'
import { formatDay } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { Picture } from '#ui/picture.tsx'
import { readingTime } from './count-words.ts'

type Props = {
  lang: Lang
  slug: PostId
  opening: Opening
  wordCount: number
  words: Posts
  children: ReactNode
}

export function PostHeader({ lang, slug, opening, wordCount, words, children }: Props) {
  return (
    <header className="wrap grid grid-cols-1 gap-x-6 gap-y-10 overflow-x-clip pt-32 lg:grid-cols-12 lg:gap-y-8 lg:pt-40">
      <div className="lg:col-span-7 lg:self-end">
        <p className="badge">{opening.badge}</p>
        <Headline title={opening.title} className="mt-5" />
      </div>
      <Picture
        src={`/pictures/posts/${slug}`}
        widths={[660, 880, 1320]}
        ratio={0.75}
        sizes="(width >= 64rem) 40vw, calc(100vw - 2.5rem)"
        alt=""
        eager
        className="aspect-4/3 w-full self-center rounded-se-picture object-cover lg:col-span-5 lg:row-span-2"
      />
      <div className="lg:col-span-7">
        <p className="max-w-[31em] text-lede text-balance">{opening.lead}</p>
        <Byline lang={lang} slug={slug} wordCount={wordCount} words={words.article} />
        {children}
      </div>
    </header>
  )
}

type BylineProps = Pick<Props, 'lang' | 'slug' | 'wordCount'> & { words: Posts['article'] }

/** The author, the date and the reading time; nothing while the article is being written. */
function Byline({ lang, slug, wordCount, words }: BylineProps) {
  const studio = useStudio()
  const { dates } = records[slug]
  if (dates === null) return null
  const { published, updated } = dates
  return (
    <ul className="byline">
      <li>
        <a href={pageUrl(lang, 'about')} rel="author">
          {studio.founder.name[lang]}
        </a>
      </li>
      <li>
        <time dateTime={published}>{formatDay(published, lang)}</time>
      </li>
      {updated === published ? null : (
        <li>
          {words.updated} <time dateTime={updated}>{formatDay(updated, lang)}</time>
        </li>
      )}
      <li>{fillPlural(words.readingTime, readingTime(wordCount), lang)}</li>
    </ul>
  )
}
