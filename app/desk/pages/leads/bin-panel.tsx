import type { AdminCopy } from '#desk/words/he/admin.ts'
import { fill } from '#i18n/fill.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { ReturnForm } from './return-form.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminCopy['leads']; lead: LeadView; onErase: () => void }

/** Shown above a deleted lead: until when it can be restored, and the buttons that decide it. */
export function BinPanel({ lang, copy, lead, onErase }: Props) {
  if (lead.erasedIn === null) return null
  return (
    <section
      aria-labelledby="deleted"
      className="mt-6 max-w-[48em] rounded-field border-2 border-line-strong p-5"
    >
      <h2 id="deleted" className="font-semibold">
        {copy.deleted.title}
      </h2>
      <p className="mt-1 text-fg-muted">{fill(copy.deleted.text, { time: lead.erasedIn })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ReturnForm lang={lang} copy={copy} lead={lead} />
        <button type="button" onClick={onErase} className="pill pill-small pill-line">
          {copy.deleted.erase}
        </button>
      </div>
    </section>
  )
}
