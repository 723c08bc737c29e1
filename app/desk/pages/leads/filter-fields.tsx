import { useEffect, useRef } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { leadDates, type LeadFilter } from '#domain/leads/lead-filter.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { SelectBox } from '#desk/parts/select-box.tsx'
import type { SourceView } from './describe-sources.ts'

type FormListener = (form: HTMLFormElement | null) => void

type DateProps = {
  copy: AdminCopy['leads']['filters']
  date: LeadFilter['date']
  onSelect: FormListener
}

export function DateSelect({ copy, date: current, onSelect }: DateProps) {
  return (
    <SelectBox
      name="date"
      key={current}
      defaultValue={current}
      aria-label={copy.date}
      onChange={(event) => onSelect(event.currentTarget.form)}
      className="text-small max-sm:min-w-0 max-sm:flex-1"
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
export function SourceSelect({ copy, source, sources, onSelect }: SourceProps) {
  if (sources.length < 2) return null
  return (
    <SelectBox
      name="source"
      key={source}
      defaultValue={source ?? ''}
      aria-label={copy.source}
      onChange={(event) => onSelect(event.currentTarget.form)}
      className="text-small max-sm:min-w-0 max-sm:flex-1"
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

export function SearchField({ copy, search, onType }: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  // The back button and "clear" change the address but not the field. A focused field is not
  // updated, because it may hold newer input than the address.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search
  }, [search])
  return (
    <label className="relative min-w-0 flex-1 max-sm:basis-full sm:max-w-80">
      <span className="sr-only">{copy.search}</span>
      <Icon name="search" className="absolute inset-y-0 start-4 my-auto text-fg-muted" />
      <input
        ref={input}
        type="search"
        data-key="/"
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
