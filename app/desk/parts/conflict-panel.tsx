import { Link, useLocation } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { maxNotesLength } from '#domain/leads/notes.ts'
import { isLeadStatus } from '#domain/leads/status.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import { formUrl } from './describe-pending.ts'
import { findRefusedForms, removeForm, type RefusedForm } from './pending-forms.ts'
import { usePendingStore, usePendingWork } from './pending-provider.tsx'
import { findConflicts, resolveConflict, type Conflict } from './pending-work.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { textDirection } from '#i18n/text-direction.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminCopy['pending'], 'conflict' | 'forms'>
  statuses: AdminCopy['statuses']
}

/**
 * The refused changes and forms that an admin has to decide about: changes of a field that somebody
 * else changed, and forms that were refused while their page was not open.
 */
export function ConflictPanel({ lang, copy, statuses }: Props) {
  const work = usePendingWork()
  const { pathname } = useLocation()
  const conflicts = findConflicts(work)
  const forms = findRefusedForms(work).filter((form) => formUrl(form, lang) !== pathname)
  if (conflicts.length + forms.length === 0) return null
  return (
    <section
      aria-labelledby="conflicts"
      className="mb-6 rounded-field border-2 border-line-strong bg-surface-raised p-4 md:p-6"
    >
      <h2 id="conflicts" className="text-[1.375rem] leading-tight font-bold">
        {copy.conflict.title}
      </h2>
      {conflicts.map((conflict) => (
        <ConflictItem
          key={conflict.key}
          copy={copy.conflict}
          statuses={statuses}
          conflict={conflict}
        />
      ))}
      {forms.map((form) => (
        <RefusedFormItem key={form.key} lang={lang} copy={copy} form={form} />
      ))}
    </section>
  )
}

type ItemProps = {
  copy: AdminCopy['pending']['conflict']
  statuses: AdminCopy['statuses']
  conflict: Conflict
}

function ConflictItem({ copy, statuses, conflict }: ItemProps) {
  const store = usePendingStore()
  const { lead, field, value, state } = conflict
  const { current } = state
  const decide = (value: string | null) =>
    store.update((work) =>
      resolveConflict(work, conflict, value === null ? null : { value, key: randomUuid() }),
    )
  const displayText = (text: string) => (isLeadStatus(text) ? statuses[text] : text)
  const combined = field === 'notes' && current ? `${current}\n\n${value}` : null
  return (
    <div className="mt-4 border-t border-line pt-4 text-small">
      <p className="font-medium">
        {fill(current === null ? copy.gone : copy[field], { name: isolateAuto(lead.name) })}
      </p>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {current === null ? null : <Side label={copy.current} text={displayText(current)} />}
        <Side label={copy.mine} text={displayText(value)} />
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {current === null ? null : (
          <button type="button" className="pill pill-small" onClick={() => decide(value)}>
            {copy.keepMine}
          </button>
        )}
        {combined === null || combined.length > maxNotesLength ? null : (
          <button
            type="button"
            className="pill pill-small pill-line"
            onClick={() => decide(combined)}
          >
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

type FormProps = Pick<Props, 'lang' | 'copy'> & { form: RefusedForm }

function RefusedFormItem({ lang, copy, form }: FormProps) {
  const store = usePendingStore()
  const { isGone } = form.state
  const text = isGone ? copy.conflict.gone : copy.forms.refused[form.kind]
  return (
    <div className="mt-4 border-t border-line pt-4 text-small">
      <p className="font-medium">{fill(text, { name: isolateAuto(form.lead.name) })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isGone ? null : (
          <Link to={formUrl(form, lang)} className="pill pill-small">
            {copy.forms.check}
          </Link>
        )}
        <button
          type="button"
          className="pill pill-small pill-line"
          onClick={() => store.update((work) => removeForm(work, form.key))}
        >
          {isGone ? copy.conflict.discard : copy.forms.discard}
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
        <bdi dir={textDirection(text)}>{text}</bdi>
      </dd>
    </div>
  )
}
