import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { isRecord } from '#domain/is-record.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: Pick<AdminCopy['leads'], 'arrived'>
  query: URLSearchParams
  /** The cursor of the newest lead in the list. */
  newest: string
}

/**
 * Shows how many leads arrived since, and reloads the list when pressed, so that the list never
 * moves by itself.
 */
export function NewLeadsButton({ lang, copy, query, newest }: Props) {
  const { revalidate } = useRevalidator()
  const count = useNewLeads({ lang, query, newest })
  const show = () => {
    scrollTo({ top: 0 })
    void revalidate()
  }
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 flex h-0 justify-center">
      {count === 0 ? null : (
        <button
          type="button"
          onClick={show}
          className="pill pill-small pointer-events-auto h-11 shadow-lg"
        >
          {fillPlural(copy.arrived, count, lang)}
        </button>
      )}
    </div>
  )
}

const pollIntervalMs = 15_000

/** Polls while the page is visible. When it becomes visible again, statuses are reloaded too. */
function useNewLeads({ lang, query, newest }: Omit<Props, 'copy'>): number {
  const { revalidate } = useRevalidator()
  const [polled, setPolled] = useState({ newest, count: 0 })
  const address = `${adminUrl(lang)}/new-leads?${new URLSearchParams([...query, ['newest', newest]])}`

  const poll = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return null
    const count = await fetchCount(address)
    if (count !== null) setPolled({ newest, count })
    return count
  })
  const pollOnReturn = useEffectEvent(async () => {
    if ((await poll()) === 0) void revalidate()
  })

  useEffect(() => {
    const onReturn = () => void pollOnReturn()
    const timer = setInterval(() => void poll(), pollIntervalMs)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])
  return polled.newest === newest ? polled.count : 0
}

/** Null where the server cannot be reached or the session has ended. */
async function fetchCount(address: string): Promise<number | null> {
  try {
    const response = await fetch(address)
    const result: unknown = response.ok ? await response.json() : null
    return isRecord(result) && typeof result['count'] === 'number' ? result['count'] : null
  } catch {
    return null
  }
}
