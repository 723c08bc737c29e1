import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { isRecord } from '#domain/is-record.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'

type Props = {
  lang: Lang
  copy: Pick<AdminCopy['leads'], 'arrived'>
  query: URLSearchParams
  /** The cursor of the newest lead that the list shows. */
  newest: string
}

/** Says how many leads came in since, and shows them when pressed: the list never moves by itself. */
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

/** Milliseconds. */
const askEvery = 15_000

/** Asks while the page is visible, and when it becomes so: then statuses are also reloaded. */
function useNewLeads({ lang, query, newest }: Omit<Props, 'copy'>): number {
  const { revalidate } = useRevalidator()
  const [found, setFound] = useState({ newest, count: 0 })
  const address = `${adminUrl(lang)}/new-leads?${new URLSearchParams([...query, ['newest', newest]])}`

  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return null
    const count = await fetchCount(address)
    if (count !== null) setFound({ newest, count })
    return count
  })
  const askOnReturn = useEffectEvent(async () => {
    if ((await ask()) === 0) void revalidate()
  })

  useEffect(() => {
    const onReturn = () => void askOnReturn()
    const timer = setInterval(() => void ask(), askEvery)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])
  return found.newest === newest ? found.count : 0
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
