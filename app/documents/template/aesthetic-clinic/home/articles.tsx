import type { ClinicBlog } from '#content/clinic-pages/blog/page-he.ts'
import { articles } from '#content/templates/aesthetic-clinic/figures.ts'
import type { AestheticClinicPage } from '#content/templates/aesthetic-clinic/page-he.ts'
import type { Lang } from '#i18n/languages.ts'
import { clinicUrl } from '../clinic-url.ts'

type Props = {
  lang: Lang
  words: AestheticClinicPage['home']['articles']
  items: ClinicBlog['items']
}

export function Articles({ lang, words, items }: Props) {
  const page = clinicUrl(lang, 'blog')
  return (
    <section className="reads" aria-labelledby="reads-title">
      <h2 id="reads-title">{words.title}</h2>
      <ul>
        {articles.map((id) => (
          <li key={id}>
            <a href={`${page}#${id}`}>{items[id].title}</a> <span>{items[id].date}</span>
          </li>
        ))}
      </ul>
      <a href={page} className="line-link">
        {words.all}
      </a>
    </section>
  )
}
