import type { ClinicBlog } from '#content/clinic-pages/blog/page-he.ts'
import type { articles } from '#content/templates/aesthetic-clinic/figures.ts'
import { fill } from '#i18n/fill.ts'

type Props = { id: (typeof articles)[number]; words: ClinicBlog }

export function Article({ id, words }: Props) {
  const { title, author, date, reading, paragraphs } = words.items[id]
  return (
    <article className="article" id={id} aria-labelledby={`${id}-title`}>
      <div className="article-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <ul>
          <li>{fill(words.by, { name: author })}</li>
          <li>{date}</li>
          <li>{reading}</li>
        </ul>
      </div>
      <div className="article-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  )
}
