import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import {
  isLeadFilterOn,
  leadDates,
  leadFilterQuery,
  withoutFilter,
  type LeadFilter,
} from '#domain/leads/lead-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadCounts } from '#server/leads/lead-count-store.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { SelectBox } from '#desk/parts/select-box.tsx'
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
}

/** Milliseconds between the last keystroke and the search. */
const searchDebounce = 300

/**
 * A GET form, so that a filtered list has its own address; with scripts it submits on every change.
 */
export function LeadFilters({ lang, copy, statuses, counts, filter, sources }: Props) {
  const submit = useDebouncedSubmit()
  const dashboard = adminUrl(lang, 'dashboard')
  return (
    <div className="mt-2 grid gap-1.5 md:mt-5 md:gap-3">
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
        {isLeadFilterOn(filter) ? (
          <Link
            to={`${dashboard}?${leadFilterQuery(withoutFilter(filter))}`}
            className="text-link text-small"
          >
            {copy.filters.clear}
          </Link>
        ) : null}
      </Form>
      <StatusTabs
        lang={lang}
        copy={copy.filters}
        statuses={statuses}
        counts={counts}
        filter={filter}
      />
    </div>
  )
}

type SortProps = Pick<Props, 'lang' | 'filter'> & { copy: AdminCopy['leads']['filters'] }

function SortLink({ lang, copy, filter }: SortProps) {
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

type FormListener = (form: HTMLFormElement | null) => void

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

type DateProps = {
  copy: AdminCopy['leads']['filters']
  date: LeadFilter['date']
  onSelect: FormListener
}

function DateSelect({ copy, date: current, onSelect }: DateProps) {
  return (
    <SelectBox
      name="date"
      key={current}
      defaultValue={current}
      aria-label={copy.date}
      onChange={(event) => onSelect(event.currentTarget.form)}
      className="text-small"
    >
      {leadDates.map((date) => (
        <option key={date} value={date}>
          {copy.dates[date]}
        </option>
      ))}
    </SelectBox>
  )
}

type SourceProps = {
  copy: AdminCopy['leads']['filters']
  source: LeadFilter['source']
  sources: readonly SourceView[]
  onSelect: FormListener
}

/** Shown once there is a choice. */
function SourceSelect({ copy, source, sources, onSelect }: SourceProps) {
  if (sources.length < 2) return null
  return (
    <SelectBox
      name="source"
      key={source}
      defaultValue={source ?? ''}
      aria-label={copy.source}
      onChange={(event) => onSelect(event.currentTarget.form)}
      className="text-small"
    >
      <option value="">{copy.allSources}</option>
      {sources.map(({ value, name }) => (
        <option key={value} value={value}>
          {name ?? copy.noSource}
        </option>
      ))}
    </SelectBox>
  )
}

type SearchProps = {
  copy: AdminCopy['leads']['filters']
  search: string
  onType: FormListener
}

function SearchField({ copy, search, onType }: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  // The back button and "clear" change the address but not the field. A focused field is not
  // updated, because it may hold newer input than the address.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search
  }, [search])
  return (
    <label className="relative min-w-0 flex-1 sm:max-w-80">
      <span className="sr-only">{copy.search}</span>
      <Icon name="search" className="absolute inset-y-0 start-4 my-auto text-fg-muted" />
      <input
        ref={input}
        type="search"
        name="search"
        dir="auto"
        defaultValue={search}
        placeholder={copy.searchHint}
        onInput={(event) => onType(event.currentTarget.form)}
        className="min-h-11 w-full rounded-field border border-field-line bg-surface-raised ps-11 pe-4 text-small placeholder:text-fg-muted placeholder-shown:[direction:inherit] hover:border-fg-muted [&::-webkit-search-cancel-button]:appearance-none"
      />
    </label>
  )
}
