import { useFetcher } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import type { action } from './leads-page.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/**
 * Deletes, restores, holds or releases leads of the list. `undo`: what the last of these did, and
 * the fields of the form that undoes it; null where nothing can be undone.
 */
export function useMoveLeads(lang: DeskLang, query: URLSearchParams) {
  const fetcher = useFetcher<typeof action>({ key: 'move-leads' })
  const send = (fields: readonly (readonly [name: string, value: string])[]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    void fetcher.submit(form, {
      method: 'post',
      action: `${adminUrl(lang, 'dashboard')}?${query}`,
    })
  }
  return { fetcher, send, undo: fetcher.state === 'idle' ? (fetcher.data?.undo ?? null) : null }
}
