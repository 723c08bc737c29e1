import { parsePendingWork } from './parse-pending-work.ts'
import { emptyWork, type PendingWork } from './pending-work.ts'

type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type PendingStore = ReturnType<typeof createPendingStore>

/**
 * The pending work of one admin on this device, shared by all tabs. Where the browser cannot store
 * it (storage full or forbidden), it is held in memory and `isPersisted` returns false.
 */
export function createPendingStore(adminId: string, area: StorageArea) {
  const name = `pending-work:${adminId}`
  const listeners = new Set<() => void>()
  let text: string | null = null
  let work = emptyWork
  let isStored = true

  function read(): PendingWork {
    const stored = isStored ? readItem(area, name) : text
    if (stored !== text) {
      text = stored
      work = parsePendingWork(stored)
    }
    return work
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  return {
    /** Returns the same object until the work changes. */
    read,
    update: (change: (work: PendingWork) => PendingWork) => {
      work = change(read())
      text = JSON.stringify(work)
      isStored = writeItem(area, name, text)
      notify()
    },
    clear: () => {
      text = null
      work = emptyWork
      isStored = true
      area.removeItem(name)
      notify()
    },
    /** To be called when another tab has written to the storage. */
    notify,
    isPersisted: () => isStored,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function readItem(area: StorageArea, name: string): string | null {
  try {
    return area.getItem(name)
  } catch {
    return null
  }
}

function writeItem(area: StorageArea, name: string, text: string): boolean {
  try {
    area.setItem(name, text)
    return true
  } catch {
    return false
  }
}
