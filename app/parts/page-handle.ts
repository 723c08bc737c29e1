/** What a route exports as `handle`. */
export type PageHandle = {
  /** React hydrates the whole document: admin screens only. */
  hydrate?: true
  /** The page needs classes that the style sheet of public pages leaves out (public.css). */
  styles?: 'all'
}

export function isHydrated(handles: readonly unknown[]): boolean {
  return handles.some((handle) => isObject(handle) && handle.hydrate === true)
}

export function needsAllStyles(handles: readonly unknown[]): boolean {
  return (
    isHydrated(handles) || handles.some((handle) => isObject(handle) && handle.styles === 'all')
  )
}

function isObject(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null
}
