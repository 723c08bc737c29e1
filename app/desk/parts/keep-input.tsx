import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router'
import { holdInput } from '#parts/hold-input.ts'

let held: { pathname: string; giveBack: () => void } | null = null

/** How often a page that failed may come back. One that always fails must not load for ever. */
const maxReturns = 3
let returns = { pathname: '', count: 0 }

/**
 * Around the pages: gives what was entered back to a page that failed and returned, for example
 * because the browser had translated it (decision 0091).
 */
export function KeepInput({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    if (held?.pathname === pathname) held.giveBack()
    held = null
    return () => {
      held = { pathname, giveBack: holdInput(document.body) }
    }
  }, [pathname])
  return children
}

/**
 * In an error boundary: shows the page again if React failed while it was shown. React Router leaves
 * the boundary once it has loaded the data again.
 */
export function useReturn(error: unknown): void {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isRouteErrorResponse(error) || held?.pathname !== pathname) return
    const count = returns.pathname === pathname ? returns.count + 1 : 1
    if (count > maxReturns) return
    returns = { pathname, count }
    void revalidate()
  }, [error, pathname, revalidate])
}
