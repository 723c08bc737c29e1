import type { PostId } from '#catalog/posts.ts'
import type { Posts } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { Picture } from '#ui/picture.tsx'

type Props = {
  lang: Lang
  id: PostId
  words: Posts['items'][PostId]
  more: string
  isLarge: boolean
}

export function PostTile({ lang, id, words, more, isLarge }: Props) {
  return (
    <a href={pageUrl(lang, `blog/${id}`)} className="post-tile">
      <Picture
        src={`/pictures/posts/${id}`}
        widths={[440, 880, 1320]}
        ratio={0.75}
        sizes={`(width >= 64rem) 50vw, ${isLarge ? '92vw' : '(width >= 43.75rem) 46vw, 30vw'}`}
        alt=""
        className="aspect-4/3 w-full rounded-se-picture object-cover"
      />
      <div className="post-words">
        <h3 className="tile-name">{words.title}</h3>
        <p className="mt-2 max-w-[32em] text-fg-muted">{words.line}</p>
        <p className="post-more">{more}</p>
      </div>
    </a>
  )
}
