import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { fill } from '#i18n/fill.ts'
import type { LeadView } from '#server/leads/lead-view.ts'
import { HoldForm } from './hold-form.tsx'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']
  lead: LeadView
  onDelete: () => void
}

/** The buttons that take the lead off the list. */
export function PutAside({ lang, copy, lead, onDelete }: Props) {
  if (lead.erasedIn !== null) return null
  return (
    <>
      <HoldForm lang={lang} label={copy.hold} lead={lead} />
      <DeleteButton label={fill(copy.deleteOne, { name: lead.name })} onClick={onDelete} />
    </>
  )
}

function DeleteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="mt-4 flex min-h-11 items-center gap-2 text-start font-medium text-danger underline-offset-4 hover:underline"
    >
      <Icon name="trash" />
      <span className="[overflow-wrap:anywhere]">{label}</span>
    </button>
  )
}
