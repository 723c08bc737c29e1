import type { AdminCopy } from '#desk/words/he/admin.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { PendingForm } from './pending-work.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** The page of the form, which shows its stored input. */
export function formUrl({ kind, lead }: PendingForm, lang: DeskLang): string {
  return adminUrl(
    lang,
    kind === 'new-lead' ? 'dashboard/leads/new' : `dashboard/leads/${lead.id}/correct`,
  )
}

/** The name of an unsaved card in the list of drafts; `name` is '' where none was entered yet. */
export function describeCard(name: string, copy: AdminCopy['pending']['cards']): string {
  return name === '' ? copy.unnamed : fill(copy.named, { name: isolateAuto(name) })
}

/** The kind of form and the name of its lead. */
export function describeForm(
  { kind, lead }: PendingForm,
  copy: AdminCopy['pending']['forms'],
): string {
  const { named, unnamed } = copy.kinds[kind]
  return lead.name === '' ? unnamed : fill(named, { name: isolateAuto(lead.name) })
}
