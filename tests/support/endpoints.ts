import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { apiRoutes } from '#server/api/api-routes.ts'

/** What the site can be asked, from app/routes.ts and the table of calls. */
export type Endpoint = {
  /** Such as `:lang/contact`; a call by its path. */
  address: string
  takes: 'form' | 'json' | 'query'
}

/** Every address that takes a form or JSON, and every address that reads what it is asked with. */
export async function findEndpoints(): Promise<Endpoint[]> {
  // SAFETY: React Router expects this default export too.
  const { default: routes } = (await import(path.resolve('app/routes.ts'))) as {
    default: RouteConfigEntry[]
  }
  return [
    ...routes.flatMap((route) => endpointsOf(route, '')),
    ...apiRoutes.map(({ method, path: address }): Endpoint => ({
      address,
      takes: method === 'POST' ? 'json' : 'query',
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
    ...(has('action') ? [{ address, takes: 'form' } as const] : []),
    ...(has('loader') ? [{ address, takes: 'query' } as const] : []),
    ...children.flatMap((child) => endpointsOf(child, address)),
  ]
}
