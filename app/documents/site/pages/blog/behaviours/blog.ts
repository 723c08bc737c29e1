import { postListPath, readPostListView, type PostListView } from '#catalog/post-list-view.ts'
import { findTexts, type Found } from '#domain/search/word-search.ts'
import { isLang, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'
import { isPlainClick } from '#documents/behaviours/is-plain-click.ts'
import { describeFound, type FoundWords } from './describe-found.ts'

type Index = readonly (readonly [id: string, words: string])[]

type Parts = {
  lang: Lang
  field: HTMLInputElement
  status: HTMLElement
  /** Texts for the number of articles found. */
  words: FoundWords
  items: HTMLElement[]
  tags: HTMLAnchorElement[]
  all: HTMLAnchorElement | null
}

/**
 * Searches and filters by tag without leaving the page. Without this script the search is a form
 * and tags are links.
 */
export function start(list: HTMLElement): void {
  const form = list.querySelector('form')
  const parts = findParts(list)
  if (!form || !parts) return
  const { lang, field, items, tags, all } = parts
  const allIds = items.map((item) => getData(item, 'post') ?? '')
  const loadIndex = indexLoader(getData(list, 'post-index') ?? '')
  let { tag } = readPostListView(new URLSearchParams(location.search))

  /** Rejects where the index cannot be loaded; the form still works then. */
  const search = async () => {
    const typed = field.value.trim()
    const index = typed === '' ? [] : await loadIndex()
    // The text changed while the index was loading.
    if (typed !== field.value.trim()) return
    const found = typed === '' ? { ids: allIds, search: '' } : findTexts(typed, index)
    show(parts, { found, view: { search: typed, tag } })
  }
  /** Not called for each keystroke, because a browser may load the icon of each new address. */
  const updateAddress = () =>
    history.replaceState(null, '', pageUrl(lang, postListPath({ search: field.value.trim(), tag })))
  const searchOrLeave = (leave: () => void) => (event: Event) => {
    event.preventDefault()
    updateAddress()
    search().catch(leave)
  }

  field.addEventListener('focus', () => void loadIndex().catch(() => {}), { once: true })
  field.addEventListener('input', () => void search().catch(() => {}))
  field.addEventListener('change', updateAddress)
  form.addEventListener(
    'submit',
    searchOrLeave(() => form.submit()),
  )
  for (const link of all ? [...tags, all] : tags)
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return
      if (link === all) {
        field.value = ''
        field.focus()
      }
      tag = readPostListView(new URL(link.href).searchParams).tag
      searchOrLeave(() => location.assign(link.href))(event)
    })
}

/** Null where the markup lacks a part. */
function findParts(list: HTMLElement): Parts | null {
  const field = list.querySelector<HTMLInputElement>('input[type=search]')
  const status = list.querySelector<HTMLElement>('[role=status]')
  const { lang } = document.documentElement
  if (!field || !status || !isLang(lang)) return null
  return {
    lang,
    field,
    status,
    // SAFETY: our own markup contains it (post-search.tsx).
    words: JSON.parse(getData(status, 'search-words') ?? '{}') as FoundWords,
    items: [...list.querySelectorAll<HTMLElement>(dataSelector('post'))],
    tags: [...list.querySelectorAll<HTMLAnchorElement>(dataSelector('tag'))],
    all: list.querySelector<HTMLAnchorElement>(dataSelector('all-posts')),
  }
}

type SearchResult = { found: Found<string>; view: PostListView }

function show(
  { lang, status, words, items, tags, all }: Parts,
  { found, view }: SearchResult,
): void {
  for (const item of items)
    item.hidden = !found.ids.includes(getData(item, 'post') ?? '') || !hasTag(item, view.tag)
  for (const link of tags) {
    const { tag } = readPostListView(new URL(link.href).searchParams)
    link.ariaCurrent = tag === view.tag ? 'true' : null
    link.href = `${pageUrl(lang, postListPath({ ...view, tag }))}#articles`
  }
  const count = items.filter(({ hidden }) => !hidden).length
  const { search } = view
  const text = describeFound({ search, meant: found.search, count }, { lang, words })
  if (status.textContent !== text) status.textContent = text
  if (all) all.hidden = search === '' && view.tag === null
}

function hasTag(item: Element, tag: string | null): boolean {
  return tag === null || (getData(item, 'tags') ?? '').split(' ').includes(tag)
}

/** Loads the index once; after a failure the next call tries again. */
function indexLoader(address: string): () => Promise<Index> {
  let loading: Promise<Index> | null = null
  return () => {
    loading ??= load(address).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

async function load(address: string): Promise<Index> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The index of the articles: ${response.status}`)
  return response.json() as Promise<Index>
}
