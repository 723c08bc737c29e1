/** What a route exports as `handle`. */
export type PageHandle = {
  /** React hydrates the whole document: admin screens only. */
  hydrate?: true
}

export function isHydrated(handles: readonly unknown[]): boolean {
  return handles.some((handle) => isObject(handle) && handle.hydrate === true)
}

function isObject(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null
}
