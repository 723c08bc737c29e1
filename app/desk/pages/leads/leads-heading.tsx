import { Link } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { LeadCounts } from '#server/leads/lead-count-store.ts'
import { FormLink } from '#desk/parts/form-link.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import { countOf } from './count-of.ts'
import { CallerForm, type CallerCopy } from '#desk/parts/caller/caller-form.tsx'
import { StatusHelp } from './status-help.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  statuses: AdminCopy['statuses']
  counts: LeadCounts
  filter: LeadFilter
  /** The number of held leads, and of deleted ones. */
  spam: number
  deleted: number
  newLead: CallerCopy
}

export function LeadsHeading({ lang, copy, statuses, counts, filter, newLead, ...others }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 className="display-voice text-[2.25rem] leading-none">{titleOf(filter, copy)}</h1>
      <p role="status" className="text-fg-muted max-sm:sr-only">
        {counts.limit === null
          ? fillPlural(copy.count, countOf(counts, filter), lang)
          : fill(copy.moreThan, { count: formatNumber(counts.limit, lang) })}
      </p>
      <div className="flex flex-wrap gap-x-5 text-small max-sm:order-last max-sm:w-full sm:ms-auto">
        <OtherLists lang={lang} copy={copy.filters} filter={filter} {...others} />
      </div>
      <div className="flex items-center gap-1 max-sm:ms-auto sm:gap-2">
        <FormLink
          to={adminUrl(lang, 'dashboard/leads/new')}
          title={newLead.newLead.title}
          aria-label={newLead.newLead.title}
          close={newLead.pending.close}
          renderForm={(close) => <CallerForm copy={newLead} onSent={close} />}
          className="grid size-11 place-items-center rounded-full bg-action text-on-action"
        >
          <Icon name="phone" size="size-5" />
        </FormLink>
        <StatusHelp copy={copy.help} statuses={statuses} />
      </div>
      <ListLead copy={copy} filter={filter} />
    </div>
  )
}

function titleOf({ spam, deleted }: LeadFilter, copy: Props['copy']): string {
  if (deleted) return copy.filters.deleted
  return spam ? copy.filters.spam : copy.title
}

function ListLead({ copy, filter }: Pick<Props, 'copy' | 'filter'>) {
  if (!filter.deleted && !filter.spam) return null
  const text = filter.deleted ? copy.deleted.lead : copy.spamLead
  return <p className="w-full max-w-[60em] text-fg-muted">{text}</p>
}

type OtherProps = Pick<Props, 'lang' | 'filter' | 'spam' | 'deleted'> & {
  copy: Props['copy']['filters']
}

/** Links to the leads that are listed separately, or from there back to the list. */
function OtherLists({ lang, copy, filter, spam, deleted }: OtherProps) {
  const address = adminUrl(lang, 'dashboard')
  if (filter.spam || filter.deleted)
    return (
      <Link to={address} className="text-link">
        {copy.backToLeads}
      </Link>
    )
  return (
    <>
      <Link
        to={`${address}?spam=yes`}
        className={`text-link ${spam > 0 ? 'font-semibold' : 'text-fg-muted'}`}
      >
        {copy.spam} ({spam})
      </Link>
      {deleted === 0 ? null : (
        <Link to={`${address}?deleted=yes`} className="text-link text-fg-muted">
          {copy.deleted} ({deleted})
        </Link>
      )}
    </>
  )
}
