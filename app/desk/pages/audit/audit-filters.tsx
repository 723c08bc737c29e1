import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import type { AdminAudit } from '#desk/words/he/audit.ts'
import {
  auditDays,
  auditFilterQuery,
  auditKinds,
  type AuditFilter,
} from '#domain/admins/audit-filter.ts'
import { adminUrl } from '#i18n/links.ts'
import { SelectBox } from '#desk/parts/select-box.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminAudit, 'filters' | 'kinds'>
  filter: AuditFilter
  people: readonly { id: string; name: string }[]
}

/**
 * A GET form, so that a filtered list has its own address; with scripts it submits on every change.
 */
export function AuditFilters({ lang, copy: { filters, kinds }, filter, people }: Props) {
  const submit = useSubmit()
  const address = adminUrl(lang, 'dashboard/settings/audit')
  return (
    <Form
      key={auditFilterQuery(filter).toString()}
      method="get"
      action={address}
      role="search"
      aria-label={filters.label}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      className="mt-4 grid grid-cols-2 items-end gap-3 text-small sm:grid-cols-3"
    >
      <Choice
        name="person"
        className="col-span-2 sm:col-span-1"
        label={filters.person}
        value={filter.person}
      >
        <option value="">{filters.anyone}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="site">{filters.site}</option>
      </Choice>
      <Choice name="kind" label={filters.kind} value={filter.kind}>
        <option value="">{filters.anything}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </Choice>
      <Choice name="days" label={filters.days} value={filter.days}>
        <option value="">{filters.anytime}</option>
        {auditDays.map((days) => (
          <option key={days} value={days}>
            {filters.ofDays[days]}
          </option>
        ))}
      </Choice>
      <noscript>
        <button type="submit" className="pill pill-small">
          {filters.apply}
        </button>
      </noscript>
      {auditFilterQuery(filter).size === 0 ? null : (
        <Link to={address} className="text-link col-span-full justify-self-start">
          {filters.clear}
        </Link>
      )}
    </Form>
  )
}

type ChoiceProps = {
  name: keyof AuditFilter
  label: string
  value: string | number | null
  className?: string
  children: ReactNode
}

function Choice({ name, label, value, className = '', children }: ChoiceProps) {
  return (
    <label className={`grid gap-1 ${className}`}>
      <span className="text-fg-muted">{label}</span>
      <SelectBox name={name} defaultValue={value ?? ''}>
        {children}
      </SelectBox>
    </label>
  )
}
