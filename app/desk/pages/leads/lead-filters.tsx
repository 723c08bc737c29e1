import { useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import {
  isLeadFilterOn,
  leadFilterQuery,
  withoutFilter,
  type LeadFilter,
} from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadCounts } from '#server/leads/lead-count-store.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { DateSelect, SearchField, SourceSelect } from './filter-fields.tsx'
import type { SourceView } from './describe-sources.ts'
import { StatusTabs } from './status-tabs.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  counts: LeadCounts
  filter: LeadFilter
  sources: readonly SourceView[]
  isSelecting: boolean
  onSelecting: () => void
}

/** Milliseconds between the last keystroke and the search. */
const searchDebounce = 300

/**
 * A GET form, so that a filtered list has its own address; with scripts it submits on every change.
 */
export function LeadFilters({ lang, copy, statuses, counts, filter, sources, ...props }: Props) {
  const submit = useDebouncedSubmit()
  const dashboard = adminUrl(lang, 'dashboard')
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1.5 md:mt-5 md:gap-3">
      <Form
        method="get"
        action={dashboard}
        role="search"
        aria-label={copy.filters.label}
        className="flex flex-wrap items-center gap-2 sm:gap-3"
      >
        {filter.spam ? <input type="hidden" name="spam" value="yes" /> : null}
        {filter.deleted ? <input type="hidden" name="deleted" value="yes" /> : null}
        <SearchField
          copy={copy.filters}
          search={filter.search}
          onType={(form) => submit(form, searchDebounce)}
        />
        <DateSelect copy={copy.filters} date={filter.date} onSelect={(form) => submit(form, 0)} />
        <SourceSelect
          copy={copy.filters}
          source={filter.source}
          sources={sources}
          onSelect={(form) => submit(form, 0)}
        />
        {filter.status ? <input type="hidden" name="status" value={filter.status} /> : null}
        {filter.sort === 'oldest' ? <input type="hidden" name="sort" value="oldest" /> : null}
        <SortLink lang={lang} copy={copy.filters} filter={filter} />
        <noscript>
          <button type="submit" className="pill pill-small">
            {copy.filters.apply}
          </button>
        </noscript>
        <ClearLink lang={lang} copy={copy.filters} filter={filter} />
      </Form>
      <StatusTabs
        lang={lang}
        copy={copy.filters}
        statuses={statuses}
        counts={counts}
        filter={filter}
      >
        <button
          type="button"
          onClick={props.onSelecting}
          className="relative -me-2 min-h-11 flex-none border-s border-line bg-bg px-3 text-small font-medium underline underline-offset-4 xl:hidden"
        >
          {props.isSelecting ? copy.selectDone : copy.selectSome}
        </button>
      </StatusTabs>
    </div>
  )
}

type LinkProps = Pick<Props, 'lang' | 'filter'> & { copy: AdminCopy['leads']['filters'] }

function ClearLink({ lang, copy, filter }: LinkProps) {
  if (!isLeadFilterOn(filter)) return null
  return (
    <Link
      to={`${adminUrl(lang, 'dashboard')}?${leadFilterQuery(withoutFilter(filter))}`}
      className="text-link text-small"
    >
      {copy.clear}
    </Link>
  )
}

function SortLink({ lang, copy, filter }: LinkProps) {
  const sort = filter.sort === 'newest' ? 'oldest' : 'newest'
  const label = sort === 'oldest' ? copy.oldestFirst : copy.newestFirst
  return (
    <Link
      to={`${adminUrl(lang, 'dashboard')}?${leadFilterQuery({ ...filter, sort })}`}
      title={label}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full hover:bg-selected"
    >
      <Icon name={sort === 'oldest' ? 'sortDown' : 'sortUp'} size="size-5" />
    </Link>
  )
}

/** Submits a form after a delay in milliseconds. A new call replaces one that is still waiting. */
function useDebouncedSubmit() {
  const submit = useSubmit()
  const timer = useRef<number>(undefined)
  return (form: HTMLFormElement | null, delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () => void submit(form, { replace: true, preventScrollReset: true }),
      delay,
    )
  }
}
