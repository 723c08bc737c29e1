import type { AdminCopy } from '#copy/he/admin.ts'
import { maxNotesLength } from '#domain/leads/notes.ts'
import { isLeadStatus } from '#domain/leads/status.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { randomUuid } from '#site/lead-form/lead-attempt.ts'
import { usePendingStore, usePendingWork } from './pending-provider.tsx'
import { findConflicts, resolveConflict, type Conflict } from './pending-work.ts'

type Props = { copy: AdminCopy['pending']['conflict']; statuses: AdminCopy['statuses'] }

/** Changes that were refused because somebody else changed the same field: the admin decides. */
export function ConflictPanel({ copy, statuses }: Props) {
  const conflicts = findConflicts(usePendingWork())
  if (conflicts.length === 0) return null
  return (
    <section
      aria-labelledby="conflicts"
      className="mb-6 rounded-field border-2 border-line-strong bg-surface-raised p-4 md:p-6"
    >
      <h2 id="conflicts" className="text-[1.375rem] leading-tight font-bold">
        {copy.title}
      </h2>
      {conflicts.map((conflict) => (
        <ConflictItem key={conflict.key} copy={copy} statuses={statuses} conflict={conflict} />
      ))}
    </section>
  )
}

function ConflictItem({ copy, statuses, conflict }: Props & { conflict: Conflict }) {
  const store = usePendingStore()
  const { lead, field, value, state } = conflict
  const { current } = state
  const decide = (value: string | null) =>
    store.update((work) =>
      resolveConflict(work, conflict, value === null ? null : { value, key: randomUuid() }),
    )
  const wordOf = (text: string) => (isLeadStatus(text) ? statuses[text] : text)
  const both = field === 'notes' && current ? `${current}\n\n${value}` : null
  return (
    <div className="mt-4 border-t border-line pt-4 text-small">
      <p className="font-medium">
        {fill(current === null ? copy.gone : copy[field], { name: isolateAuto(lead.name) })}
      </p>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {current === null ? null : <Side label={copy.current} text={wordOf(current)} />}
        <Side label={copy.mine} text={wordOf(value)} />
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {current === null ? null : (
          <button type="button" className="pill pill-small" onClick={() => decide(value)}>
            {copy.keepMine}
          </button>
        )}
        {both === null || both.length > maxNotesLength ? null : (
          <button type="button" className="pill pill-small pill-line" onClick={() => decide(both)}>
            {copy.both}
          </button>
        )}
        <button type="button" className="pill pill-small pill-line" onClick={() => decide(null)}>
          {current === null ? copy.discard : copy.theirs}
        </button>
      </div>
    </div>
  )
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-fg-muted">{label}</dt>
      <dd className="border-s-4 border-citron ps-3 [overflow-wrap:anywhere] whitespace-pre-line">
        <bdi dir="auto">{text}</bdi>
      </dd>
    </div>
  )
}
