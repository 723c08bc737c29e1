import { sources, type SourceId } from '#catalog/sources.ts'
import type { Posts } from '#content/site-words.ts'
import { formatDay } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

/** A source with its name in the language of the article. */
export type NamedSource = { id: SourceId; name: string }

type Props = { lang: Lang; named: readonly NamedSource[]; words: Posts['article'] }

/** The sources of an article: the name of each as a link, its host and its date. */
export function ArticleSources({ lang, named, words }: Props) {
  return (
    <section aria-labelledby="sources-title" className="article-sources">
      <h2 id="sources-title" className="font-semibold">
        {words.sources}
      </h2>
      <ol>
        {named.map(({ id, name }) => (
          <li key={id}>
            <a href={sources[id].url} rel="noopener">
              {name}
            </a>
            <span className="source-facts">
              <bdi>{hostOf(sources[id].url)}</bdi>
              <SourceDate date={sources[id].date} lang={lang} livePage={words.livePage} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type DateProps = { date: string | null; lang: Lang; livePage: string }

function SourceDate({ date, lang, livePage }: DateProps) {
  if (date === null) return <span>{livePage}</span>
  return <time dateTime={date}>{date.length === 4 ? date : formatDay(date, lang)}</time>
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
