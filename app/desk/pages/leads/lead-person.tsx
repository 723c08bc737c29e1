import type { ReactNode } from 'react'
import { Link, useFetcher, type FetcherWithComponents } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { AdminPeople } from '#desk/words/he/people.ts'
import { ChangeKey } from '#desk/parts/change-key.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { fill, fillKnown } from '#i18n/fill.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { textDirection } from '#i18n/text-direction.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import type { JoinAnswer } from './join-lead.server.ts'
import { StatusIcon } from './status-icon.tsx'

/** `link`: the join that an admin made; null where the contact is the same. */
export type OtherLead = { lead: LeadView; link: string | null }

type Props = {
  lang: DeskLang
  copy: AdminPeople
  statuses: AdminCopy['statuses']
  lead: Pick<LeadView, 'id' | 'name'>
  others: readonly OtherLead[]
  /** Of a form that was sent without scripts. */
  answer: JoinAnswer | undefined
}

/** The other leads of the same person, and a form that joins one that has another contact. */
export function LeadPerson({ lang, copy, statuses, lead, others, answer: sent }: Props) {
  const fetcher = useFetcher<JoinAnswer>({ key: `person-${lead.id}` })
  const action = adminUrl(lang, `dashboard/leads/${lead.id}`)
  const answer = fetcher.data ?? sent
  const isAlone = others.length === 0
  return (
    <section
      aria-label={isAlone ? copy.open : undefined}
      aria-labelledby={isAlone ? undefined : 'person'}
      className="min-w-0 border-t-2 border-line-strong pt-4"
    >
      {isAlone ? null : (
        <>
          <h2 id="person" className="font-semibold">
            {countEnquiries(copy, { lang, name: lead.name, others: others.length })}
          </h2>
          <ul className="mt-1 text-small">
            {others.map((other) => (
              <OtherRow
                key={other.lead.id}
                lang={lang}
                copy={copy}
                statuses={statuses}
                other={other}
                part={<PartForm copy={copy} other={other} fetcher={fetcher} action={action} />}
              />
            ))}
          </ul>
        </>
      )}
      <JoinedLine copy={copy} joined={answer?.joined} fetcher={fetcher} action={action} />
      <JoinForm
        key={others.length}
        copy={copy}
        refused={answer?.who}
        fetcher={fetcher}
        action={action}
      />
    </section>
  )
}

/** 'Three leads from Dana', of which `others` are not this one. */
export function countEnquiries(
  { title }: Pick<AdminPeople, 'title'>,
  { lang, name, others }: { lang: DeskLang; name: string; others: number },
): string {
  return fillPlural(fillKnown(title, { name: isolateAuto(name) }), others + 1, lang)
}

type RowProps = Pick<Props, 'lang' | 'copy' | 'statuses'> & {
  other: OtherLead
  part: ReactNode
}

/** When it came, what about, and where it stands. */
function OtherRow({ lang, copy, statuses, other: { lead, link }, part }: RowProps) {
  const held = lead.spamReason === null ? statuses[lead.status] : copy.held
  const state = lead.erasedIn === null ? held : copy.deleted
  const about = [lead.service, lead.message]
    .filter((part) => part !== null && part !== '')
    .join(' · ')
  return (
    <li className="border-b border-line py-2 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4">
        <Link to={adminUrl(lang, `dashboard/leads/${lead.id}`)} className="text-link font-medium">
          <time dateTime={lead.submitted.iso} title={lead.submitted.full}>
            {lead.submitted.date}
          </time>{' '}
          <bdi dir="auto">{lead.name}</bdi>
        </Link>
        <span className="ms-auto flex items-center gap-2">
          <StatusIcon status={lead.status} />
          {state}
        </span>
      </div>
      <p dir={textDirection(about)} className="truncate from-page-start text-fg-muted">
        {about}
      </p>
      {link === null ? null : (
        <div className="flex items-center gap-4">
          <span className="text-fg-muted">{copy.joinedByHand}</span>
          {part}
        </div>
      )}
    </li>
  )
}

type FormProps = {
  copy: AdminPeople
  fetcher: FetcherWithComponents<JoinAnswer>
  action: string
}

function PartForm({
  copy,
  other: { lead, link },
  fetcher,
  action,
}: FormProps & { other: OtherLead }) {
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="part" />
      <input type="hidden" name="link" value={link ?? ''} />
      <button
        type="submit"
        aria-label={fill(copy.partOne, { date: lead.submitted.date })}
        className="min-h-11 font-medium underline underline-offset-4"
      >
        {copy.part}
      </button>
    </fetcher.Form>
  )
}

/** `refused`: what was entered before, and belongs to nobody. */
function JoinForm({ copy, refused, fetcher, action }: FormProps & { refused: string | undefined }) {
  return (
    <details
      className="text-small"
      open={refused !== undefined || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector<HTMLElement>('#join-who')?.focus()
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        {copy.open}
      </summary>
      <fetcher.Form method="post" action={action} className="grid gap-2 pb-2">
        <input type="hidden" name="intent" value="join" />
        <ChangeKey />
        <label htmlFor="join-who">{copy.who}</label>
        <div className="flex flex-wrap gap-2">
          <input
            id="join-who"
            name="who"
            required
            maxLength={320}
            dir="ltr"
            defaultValue={refused ?? ''}
            aria-describedby="join-note"
            className="min-h-11 min-w-0 flex-1 rounded-field border border-field-line bg-surface-raised px-3 rtl:text-end"
          />
          <button type="submit" className="pill pill-small pill-line">
            {copy.join}
          </button>
        </div>
        <p id="join-note" className="text-fg-muted">
          {copy.note}
        </p>
      </fetcher.Form>
    </details>
  )
}

/** Shown after leads were joined, with a button that takes it back. */
function JoinedLine({ copy, joined, fetcher, action }: FormProps & { joined: string | undefined }) {
  return (
    <div role="status">
      {joined === undefined ? null : (
        <fetcher.Form
          method="post"
          action={action}
          className="mt-3 flex flex-wrap items-center gap-x-4 border-s-4 border-citron ps-4 text-small"
        >
          <input type="hidden" name="intent" value="part" />
          <input type="hidden" name="link" value={joined} />
          <span>{copy.joined}</span>
          <button
            type="submit"
            className="min-h-11 px-2 font-semibold underline underline-offset-4"
          >
            {copy.undo}
          </button>
        </fetcher.Form>
      )}
    </div>
  )
}
