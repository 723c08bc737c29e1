import { useFetcher } from 'react-router'
import { adminUrl } from '#i18n/links.ts'
import type { action } from './leads-page.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** Holds or releases leads of the list. `held`: ids of the leads that the last action held. */
export function useMoveLeads(lang: DeskLang, query: URLSearchParams) {
  const fetcher = useFetcher<typeof action>({ key: 'move-leads' })
  return {
    held: fetcher.state === 'idle' ? (fetcher.data?.held ?? []) : [],
    move: (intent: 'hold-selected' | 'release-selected', ids: readonly string[]) => {
      const form = new FormData()
      form.set('intent', intent)
      for (const id of ids) form.append('id', id)
      void fetcher.submit(form, {
        method: 'post',
        action: `${adminUrl(lang, 'dashboard')}?${query}`,
      })
    },
  }
}
