import { useFetcher } from 'react-router'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { action } from './leads-page.tsx'

/** Holds or releases leads of the list. `held`: ids of the leads that the last action held. */
export function useMoveLeads(lang: Lang, query: URLSearchParams) {
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
