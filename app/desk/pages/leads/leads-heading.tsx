import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { heldLeadDays } from '#catalog/legal.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { LeadCounts } from '#server/leads/lead-list-store.ts'
import { FormLink } from '#desk/parts/form-link.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import { NewLeadForm, type NewLeadCopy } from './new-lead-form.tsx'
import { StatusHelp } from './status-help.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  counts: LeadCounts
  filter: LeadFilter
  spam: number
  newLead: NewLeadCopy
}

export function LeadsHeading({ lang, copy, statuses, counts, filter, spam, newLead }: Props) {
  const count = filter.status ? (counts.byStatus[filter.status] ?? 0) : counts.all
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="display-voice text-[2.25rem] leading-none">
        {filter.spam ? copy.filters.spam : copy.title}
      </h1>
      <p role="status" className="text-fg-muted max-sm:sr-only">
        {fillPlural(copy.count, count, lang)}
      </p>
      <div className="ms-auto flex items-center gap-1 text-small sm:gap-2">
        {filter.spam ? (
          <Link to={adminUrl(lang, 'dashboard')} className="text-link">
            {copy.filters.backToLeads}
          </Link>
        ) : (
          <Link
            to={`${adminUrl(lang, 'dashboard')}?spam=yes`}
            className={`text-link ${spam > 0 ? 'font-semibold' : 'text-fg-muted'}`}
          >
            {copy.filters.spam} ({spam})
          </Link>
        )}
        <FormLink
          to={adminUrl(lang, 'dashboard/leads/new')}
          title={newLead.newLead.open}
          aria-label={newLead.newLead.open}
          close={newLead.pending.close}
          renderForm={(close) => <NewLeadForm copy={newLead} onSent={close} />}
          className="grid size-11 place-items-center rounded-full bg-action text-on-action"
        >
          <Icon name="plus" size="size-5" />
        </FormLink>
        <StatusHelp copy={copy.help} statuses={statuses} />
      </div>
      {filter.spam ? (
        <p className="w-full text-fg-muted">{fill(copy.spamLead, { days: heldLeadDays })}</p>
      ) : null}
    </div>
  )
}
