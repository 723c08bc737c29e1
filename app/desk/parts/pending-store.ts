import { isRecord } from '#domain/is-record.ts'
import { parsePendingWork } from './parse-pending-work.ts'
import { emptyWork, type PendingWork } from './pending-work.ts'

type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'pending-work:'

/**
 * How long work stays on the device after its last change, in milliseconds. Long enough for a
 * weekend without a connection; not for ever, because the computer may be a shared one.
 */
const keptTime = 3 * 86_400_000

export type PendingStore = ReturnType<typeof createPendingStore>

/**
 * The pending work of one admin on this device, shared by all tabs. Where the browser cannot store
 * it (storage full or forbidden), it is held in memory and `isPersisted` returns false.
 * @param now milliseconds
 */
export function createPendingStore(adminId: string, area: StorageArea, now = Date.now) {
  const name = prefix + adminId
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
      text = JSON.stringify({ ...work, savedAt: now() })
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

/**
 * Removes the work of every admin that is older than `keptTime`, on pages with and without a
 * session. What an earlier version stored without a time is kept from now on.
 */
export function removeOldWork(
  area: StorageArea & Pick<Storage, 'key' | 'length'>,
  now: number,
): void {
  const names = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const work = parseRecord(readItem(area, name))
    const { savedAt } = work
    if (typeof savedAt !== 'number')
      writeItem(area, name, JSON.stringify({ ...work, savedAt: now }))
    else if (now - savedAt > keptTime) area.removeItem(name)
  }
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
