import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Whoever comes back to the tab sees the leads that came in meanwhile; but not under the hands of somebody who is writing a note. */
export function useFreshList(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !document.querySelector('textarea'))
        void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}
