import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createPendingStore, type PendingStore } from './pending-store.ts'
import { noWork, type PendingWork } from './pending-work.ts'

const PendingContext = createContext<PendingStore | null>(null)

type Props = { adminId: string; children: ReactNode }

/** Gives the pages the pending work of the signed-in admin. Warns where leaving would lose it. */
export function PendingProvider({ adminId, children }: Props) {
  const [store] = useState(() => createPendingStore(adminId, openStorage()))
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!store.isKept()) event.preventDefault()
    }
    addEventListener('storage', store.notify)
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('storage', store.notify)
      removeEventListener('beforeunload', warn)
    }
  }, [store])
  return <PendingContext value={store}>{children}</PendingContext>
}

const noStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser stores nothing')
  },
  removeItem: () => {},
}

/** Reading `localStorage` throws on the server, and where the browser forbids storage. */
function openStorage() {
  try {
    return localStorage
  } catch {
    return noStorage
  }
}

export function usePendingStore(): PendingStore {
  const store = useContext(PendingContext)
  if (!store) throw new Error('usePendingStore needs a PendingProvider')
  return store
}

/** Empty until the page is hydrated. */
export function usePendingWork(): PendingWork {
  const store = usePendingStore()
  return useSyncExternalStore(store.subscribe, store.read, () => noWork)
}
