import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { ReturnForm } from './return-form.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminCopy['leads']; lead: LeadView; onDelete: () => void }

/**
 * Shown above a held lead: the reason, what it means, and the buttons that release or delete it.
 * Null for any other lead, and for a deleted one.
 */
export function HeldPanel({ lang, copy, lead, onDelete }: Props) {
  if (lead.spamReason === null || lead.erasedIn !== null) return null
  const isMarked = lead.spamReason === 'marked'
  const title = isMarked ? copy.held.marked.title : copy.held.title
  const text = isMarked ? copy.held.marked.text : copy.held.text
  return (
    <section
      aria-labelledby="held"
      className="mt-6 max-w-[48em] rounded-field border-2 border-line-strong p-5"
    >
      <h2 id="held" className="font-semibold">
        {fill(title, { reason: lead.spamText ?? '' })}
      </h2>
      <p className="mt-1 text-fg-muted">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ReturnForm lang={lang} copy={copy} lead={lead} />
        <button type="button" onClick={onDelete} className="pill pill-small pill-line">
          {copy.held.delete}
        </button>
      </div>
    </section>
  )
}
