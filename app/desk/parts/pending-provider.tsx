import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createPendingStore, type PendingStore } from './pending-store.ts'
import { emptyWork, type PendingWork } from './pending-work.ts'

type Pending = {
  store: PendingStore
  /** Whether the last attempt to send an item did not reach the server. */
  isUnreachable: boolean
  setUnreachable: (isUnreachable: boolean) => void
}

const PendingContext = createContext<Pending | null>(null)

type Props = { adminId: string; children: ReactNode }

/**
 * Provides the pending work of the signed-in admin. Warns before unloading a page whose work could
 * not be stored.
 */
export function PendingProvider({ adminId, children }: Props) {
  const [store] = useState(() => createPendingStore(adminId, openStorage()))
  const [isUnreachable, setUnreachable] = useState(false)
  const pending = useMemo(() => ({ store, isUnreachable, setUnreachable }), [store, isUnreachable])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!store.isPersisted()) event.preventDefault()
    }
    addEventListener('storage', store.notify)
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('storage', store.notify)
      removeEventListener('beforeunload', warn)
    }
  }, [store])
  return <PendingContext value={pending}>{children}</PendingContext>
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

function usePending(): Pending {
  const pending = useContext(PendingContext)
  if (!pending) throw new Error('usePending needs a PendingProvider')
  return pending
}

export function usePendingStore(): PendingStore {
  return usePending().store
}

export function useConnection(): Omit<Pending, 'store'> {
  return usePending()
}

/** Empty until the page is hydrated. */
export function usePendingWork(): PendingWork {
  const store = usePendingStore()
  return useSyncExternalStore(store.subscribe, store.read, () => emptyWork)
}
