import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { adminUrl } from '#i18n/links.ts'

const foundSchema = z.object({
  pages: z.array(z.object({ to: z.string(), name: z.string() })),
  leads: z.array(z.object({ to: z.string(), name: z.string(), about: z.string() })),
})

export type Found = z.output<typeof foundSchema>

/** Milliseconds between the last keystroke and the search. */
const searchDebounce = 150

/**
 * What a text finds: pages and leads; null until the first answer. `isFailed`: the last search could not
 * be answered, and what was found before is shown.
 */
export function useFound(lang: DeskLang, text: string) {
  const [state, setState] = useState<{ found: Found | null; isFailed: boolean }>({
    found: null,
    isFailed: false,
  })
  useEffect(() => {
    const stop = new AbortController()
    const search = async () => {
      const query = new URLSearchParams({ search: text })
      const response = await fetch(`${adminUrl(lang, 'dashboard/find')}?${query}`, {
        signal: stop.signal,
      })
      return foundSchema.parse(await response.json())
    }
    const timer = setTimeout(
      () =>
        void search().then(
          (found) => setState({ found, isFailed: false }),
          () => {
            if (!stop.signal.aborted) setState(({ found }) => ({ found, isFailed: true }))
          },
        ),
      text === '' ? 0 : searchDebounce,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [lang, text])
  return state
}
