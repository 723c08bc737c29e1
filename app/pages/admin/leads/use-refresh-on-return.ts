import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the list when the tab becomes visible again, unless a note is being written. */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && !document.querySelector('textarea'))
        void revalidate()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [revalidate])
}
