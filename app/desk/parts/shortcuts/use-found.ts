import { useEffect, useState } from 'react'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { isRecord } from '#domain/is-record.ts'
import { adminUrl } from '#i18n/links.ts'

export type FoundThing = { to: string; name: string; about: string }

export type Found = { pages: readonly FoundThing[]; leads: readonly FoundThing[] }

function readThings(value: unknown): FoundThing[] {
  const things: unknown[] = Array.isArray(value) ? value : []
  return things.flatMap((thing) => {
    if (!isRecord(thing)) return []
    const { to, name, about = '' } = thing
    return typeof to === 'string' && typeof name === 'string' && typeof about === 'string'
      ? [{ to, name, about }]
      : []
  })
}

/** Throws for what is not the answer of a search, such as the page of an ended session. */
async function readFound(response: Response): Promise<Found> {
  const answer: unknown = await response.json()
  if (!isRecord(answer)) throw new Error('The answer of the search has no results')
  return { pages: readThings(answer['pages']), leads: readThings(answer['leads']) }
}

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
      return readFound(response)
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
