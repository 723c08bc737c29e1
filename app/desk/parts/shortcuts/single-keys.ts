import { useSyncExternalStore } from 'react'

const off = 'single-keys=off'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether shortcuts of a single key work on this device (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return !document.cookie.split('; ').includes(off)
}

/** The same for a component; on until the page is hydrated. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true)
}

/** Kept in a cookie, because signing out removes everything else that a device stores. */
export function setSingleKeys(isOn: boolean): void {
  document.cookie = `${isOn ? 'single-keys=; max-age=0' : `${off}; max-age=31536000`}; path=/; samesite=strict`
  for (const listener of listeners) listener()
}
