import { parsePendingWork } from './parse-pending-work.ts'
import { noWork, type PendingWork } from './pending-work.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type PendingStore = ReturnType<typeof createPendingStore>

/**
 * The pending work of one admin on this device, shared by all tabs. Where the browser stores
 * nothing (a full or forbidden storage), it is kept in memory and `isKept` returns false.
 */
export function createPendingStore(adminId: string, area: Area) {
  const name = `pending-work:${adminId}`
  const listeners = new Set<() => void>()
  let text: string | null = null
  let work = noWork
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
    /** The same object until the work changes. */
    read,
    update: (change: (work: PendingWork) => PendingWork) => {
      work = change(read())
      text = JSON.stringify(work)
      isStored = writeItem(area, name, text)
      notify()
    },
    clear: () => {
      text = null
      work = noWork
      isStored = true
      area.removeItem(name)
      notify()
    },
    /** To be called after another tab has written. */
    notify,
    isKept: () => isStored,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function readItem(area: Area, name: string): string | null {
  try {
    return area.getItem(name)
  } catch {
    return null
  }
}

function writeItem(area: Area, name: string, text: string): boolean {
  try {
    area.setItem(name, text)
    return true
  } catch {
    return false
  }
}
