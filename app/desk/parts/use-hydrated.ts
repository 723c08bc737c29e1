import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether scripts run: false on the server and for the first render in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
