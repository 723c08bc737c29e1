import type { AdminCopy } from '#copy/he/admin.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { PendingForm } from './pending-work.ts'

/** The page of the form, where what was typed is shown. */
export function formAddress({ kind, lead }: PendingForm, lang: Lang): string {
  return adminUrl(
    lang,
    kind === 'new-lead' ? 'dashboard/leads/new' : `dashboard/leads/${lead.id}/correct`,
  )
}

/** Whose card was typed and not saved; `name` is '' where it has none yet. */
export function describeCard(name: string, copy: AdminCopy['pending']['cards']): string {
  return name === '' ? copy.unnamed : fill(copy.named, { name: isolateAuto(name) })
}

/** What the form is, and of whom. */
export function describeForm(
  { kind, lead }: PendingForm,
  copy: AdminCopy['pending']['forms'],
): string {
  const { named, unnamed } = copy.kinds[kind]
  return lead.name === '' ? unnamed : fill(named, { name: isolateAuto(lead.name) })
}
