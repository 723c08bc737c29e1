import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { apiRoutes } from '#server/api/api-routes.ts'

/** An endpoint of the site, from app/routes.ts or the table of API routes. */
export type Endpoint = {
  /** A route such as `:lang/contact`, or the path of an API call. */
  address: string
  accepts: 'form' | 'json' | 'query'
}

/** Every address that accepts a form or JSON, and every address with a loader. */
export async function findEndpoints(): Promise<Endpoint[]> {
  // SAFETY: React Router expects this default export too.
  const { default: routes } = (await import(path.resolve('app/routes.ts'))) as {
    default: RouteConfigEntry[]
  }
  return [
    ...routes.flatMap((route) => endpointsOf(route, '')),
    ...apiRoutes.map(({ method, path: address }): Endpoint => ({
      address,
      accepts: method === 'POST' ? 'json' : 'query',
    })),
  ]
}

function endpointsOf(
  { path: own, file, children = [] }: RouteConfigEntry,
  parent: string,
): Endpoint[] {
  const address = [parent, own].filter(Boolean).join('/')
  const source = readFileSync(path.join('app', file), 'utf8')
  const has = (name: string) =>
    new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm').test(source)
  return [
    ...(has('action') ? [{ address, accepts: 'form' } as const] : []),
    ...(has('loader') ? [{ address, accepts: 'query' } as const] : []),
    ...children.flatMap((child) => endpointsOf(child, address)),
  ]
}
