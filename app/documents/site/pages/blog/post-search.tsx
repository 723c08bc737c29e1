import type { PostListView } from '#catalog/post-list-view.ts'
import type { Posts } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { Button } from '#ui/button.tsx'
import { InputField } from '#ui/field.tsx'
import { describeFound } from './behaviours/describe-found.ts'

type Props = {
  lang: Lang
  view: PostListView
  /**
   * The text that was searched for: the typed one, or the same keys in the other keyboard layout
   * where only those find anything.
   */
  meant: string
  count: number
  words: Posts['search']
}

/**
 * The search of the articles: a form that leads to the list. With scripts, behaviours/blog.ts
 * searches without leaving the page.
 */
export function PostSearch({ lang, view, meant, count, words }: Props) {
  const list = `${pageUrl(lang, 'blog')}#articles`
  const { all, label, submit, ...sentences } = words
  return (
    <search id="articles" className="block max-w-[44rem] scroll-mt-28">
      <form action={list} className="flex flex-wrap items-end gap-x-3 gap-y-4">
        {view.tag === null ? null : <input type="hidden" name="tag" value={view.tag} />}
        <InputField
          id="post-search"
          name="q"
          type="search"
          label={label}
          defaultValue={view.search}
          maxLength={100}
          autoComplete="off"
          className="min-w-[11rem] flex-1"
        />
        <Button type="submit">{submit}</Button>
      </form>
      <p className="search-result">
        <span
          role="status"
          {...dataAttributes({ 'search-words': JSON.stringify(sentences) })}
          className="font-medium"
        >
          {describeFound({ search: view.search, meant, count }, { lang, words })}
        </span>
        <a
          href={list}
          hidden={view.search === '' && view.tag === null}
          className="text-link"
          {...dataAttributes({ 'all-posts': true })}
        >
          {all}
        </a>
      </p>
    </search>
  )
}
