import type { Posts } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'

type Props = { lang: Lang; search: string; count: number; words: Posts['search'] }

/** The search of the articles: a form that leads to the list, below the opening of the page. */
export function PostSearch({ lang, search, count, words }: Props) {
  const list = `${pageUrl(lang, 'blog')}#articles`
  return (
    <search id="articles" className="mb-12 block max-w-[44rem] scroll-mt-28 lg:mb-16">
      <form action={list} className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <InputField
          id="post-search"
          name="q"
          type="search"
          label={words.label}
          defaultValue={search}
          maxLength={100}
          className="min-w-[11rem] flex-1"
        />
        <Button type="submit">{words.submit}</Button>
      </form>
      {search === '' ? null : (
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2" role="status">
          <span className="font-medium">
            {count === 0 ? words.none : fillPlural(words.found, count, lang)}
          </span>
          <a href={list} className="text-link">
            {words.all}
          </a>
        </p>
      )}
    </search>
  )
}
