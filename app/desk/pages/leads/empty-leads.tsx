import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import {
  isLeadFilterOn,
  leadFilterQuery,
  withoutFilter,
  type LeadFilter,
} from '#domain/leads/lead-filter.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  filter: LeadFilter
  importName: string
}

export function EmptyLeads({ lang, copy, filter, importName }: Props) {
  const dashboard = adminUrl(lang, 'dashboard')
  if (isLeadFilterOn(filter)) {
    const query = leadFilterQuery(withoutFilter(filter))
    return (
      <EmptyState title={copy.nothingFound.title}>
        <Link to={`${dashboard}?${query}`} className="pill pill-small pill-line">
          {copy.nothingFound.action}
        </Link>
      </EmptyState>
    )
  }
  if (filter.spam || filter.deleted) {
    const words = filter.deleted ? copy.noDeleted : copy.noSpam
    return (
      <EmptyState title={words.title}>
        <Link to={dashboard} className="pill pill-small pill-line">
          {words.action}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={copy.empty.title} text={copy.empty.text}>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={pageUrl(lang, 'contact')} className="pill pill-small">
          {copy.empty.action}
        </a>
        <Link to={adminUrl(lang, 'dashboard/leads/import')} className="pill pill-small pill-line">
          {importName}
        </Link>
      </div>
    </EmptyState>
  )
}
