import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { Icon } from '#desk/parts/icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isLeadFilterOn, leadFilterQuery, type LeadFilter } from '#domain/leads/lead-filter.ts'
import { maxFilterName, maxSavedFilters } from '#domain/leads/saved-filter-limits.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import type { SavedFilter } from '#server/leads/saved-filter-store.ts'
import { useMoveLeads } from './use-move-leads.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  filter: LeadFilter
  saved: readonly SavedFilter[]
  /** What the filter is called, unless the owner calls it something else. */
  suggestion: string
}

/** The saved filters, each one press away, and what can be done with the one that is shown. */
export function SavedFilters({ lang, copy, filter, saved, suggestion }: Props) {
  const query = leadFilterQuery(filter)
  const current = saved.find((each) => each.query === query.toString())
  const canSave = !current && isLeadFilterOn(filter) && saved.length < maxSavedFilters
  if (saved.length === 0 && !canSave) return null
  return (
    <nav
      aria-label={copy.saved.label}
      className="-mx-4 flex items-center gap-1 overflow-x-auto px-4 py-1 text-small [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {saved.map(({ id, name, query: to }) => (
        <Link
          key={id}
          to={`${adminUrl(lang, 'dashboard')}?${to}`}
          aria-current={id === current?.id ? 'true' : undefined}
          className="inline-flex min-h-11 flex-none items-center rounded-full px-3.5 font-medium whitespace-nowrap inset-ring inset-ring-field-line hover:bg-surface aria-[current]:bg-selected aria-[current]:font-semibold"
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
      {current ? <CurrentActions lang={lang} copy={copy} query={query} current={current} /> : null}
      {canSave ? (
        <NameForm
          key={query.toString()}
          lang={lang}
          copy={copy}
          query={query}
          label={copy.saved.save}
          name={suggestion}
          intent="save-filter"
        />
      ) : null}
    </nav>
  )
}

type CurrentProps = Pick<Props, 'lang' | 'copy'> & { query: URLSearchParams; current: SavedFilter }

function CurrentActions({ lang, copy, query, current }: CurrentProps) {
  const { send } = useMoveLeads(lang, query)
  return (
    <>
      <NameForm
        key={current.id}
        lang={lang}
        copy={copy}
        query={query}
        label={copy.saved.rename}
        name={current.name}
        intent="rename-filter"
        id={current.id}
      />
      <button
        type="button"
        aria-label={fill(copy.saved.removeOf, { name: current.name })}
        onClick={() =>
          send([
            ['intent', 'remove-filter'],
            ['id', current.id],
          ])
        }
        className={actionClass}
      >
        {copy.saved.remove}
      </button>
    </>
  )
}

const actionClass =
  'min-h-11 flex-none px-2 font-medium whitespace-nowrap underline underline-offset-4'

type FormProps = Pick<Props, 'lang' | 'copy'> & {
  query: URLSearchParams
  label: string
  name: string
  intent: 'save-filter' | 'rename-filter'
  /** Of a filter that is saved already. */
  id?: string
}

/** A button that opens a field for the name, with a name in it that can stay. */
function NameForm({ lang, copy, query, label, name, intent, id }: FormProps) {
  const [isOpen, setOpen] = useState(false)
  const { send } = useMoveLeads(lang, query)
  const field = useId()
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)} className={actionClass}>
        {label}
      </button>
    )
  const save = (form: FormData) => {
    const typed = form.get('name')
    if (typeof typed !== 'string') return
    send([
      ['intent', intent],
      ['id', id ?? randomUuid()],
      ['name', typed],
      ['query', query.toString()],
    ])
    setOpen(false)
  }
  return (
    <form action={save} className="flex flex-none items-center gap-2">
      <label htmlFor={field} className="sr-only">
        {copy.saved.name}
      </label>
      <input
        id={field}
        name="name"
        dir="auto"
        required
        autoFocus
        maxLength={maxFilterName}
        defaultValue={name}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
        className="min-h-11 w-52 rounded-field border border-field-line bg-surface-raised px-3"
      />
      <button type="submit" className="pill pill-small min-h-11">
        {copy.saved.submit}
      </button>
      <button
        type="button"
        aria-label={copy.cancel}
        onClick={() => setOpen(false)}
        className="grid size-11 place-items-center rounded-full hover:bg-selected"
      >
        <Icon name="close" />
      </button>
    </form>
  )
}
