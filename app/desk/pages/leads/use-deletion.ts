import { useState } from 'react'
import type { LeadView } from '#server/leads/lead-view.ts'
import type { Route } from './+types/leads-page.ts'
import type { Deletion } from './deletion-texts.ts'

type Quotes = Route.ComponentProps['loaderData']['quotes']

/** The deletion that is asked about, with the quotes that would go too; null: none. */
export function useDeletion(quotes: Quotes) {
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const quotesOf = (ids: readonly string[]) => quotes.filter(({ leadId }) => ids.includes(leadId))
  return {
    deletion,
    askAbout: ({ id, name }: Pick<LeadView, 'id' | 'name'>) =>
      setDeletion({ kind: 'one', id, name, quotes: quotesOf([id]) }),
    askAboutSelected: (ids: readonly string[]) =>
      setDeletion({ kind: 'selected', ids, quotes: quotesOf(ids) }),
    askAboutAll: (count: number) => setDeletion({ kind: 'all', count }),
    close: () => setDeletion(null),
  }
}
