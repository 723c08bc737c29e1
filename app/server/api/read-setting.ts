import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { getSetting } from '../settings/setting-store.ts'
import type { ServerContext } from '../server-context.ts'
import { type ApiResponse, type ApiRequest, type ApiRoute } from './api-route.ts'

/** Any other key is answered like one that does not exist. */
const publicSettings = new Set(['usd_to_ils_rate'])

/** The key of `select=value&key=eq.…`, each exactly once; null for any other query. */
function readKey({ searchParams }: URL): string | null {
  const [select, ...moreSelects] = searchParams.getAll('select')
  const [key = '', ...moreKeys] = searchParams.getAll('key')
  const isPlain =
    moreSelects.length === 0 && moreKeys.length === 0 && [...searchParams.keys()].length === 2
  return isPlain && select === 'value' && key.startsWith('eq.') ? key.slice('eq.'.length) : null
}

/** One setting, in the PostgREST format that the public client reads (requirements 4.6). */
export const readSetting: ApiRoute = {
  method: 'GET',
  path: '/rest/v1/settings',
  handle: async ({ url, headers }, context) => {
    const key = readKey(url)
    if (key === null) return problem(400, 'PGRST100', 'Only select=value&key=eq.<key> can be read')
    try {
      return toResponse(headers, await readPublic(context, key))
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return {
        ...problem(503, 'PGRST001', 'Could not connect to the database'),
        headers: { 'Retry-After': '3' },
      }
    }
  },
}

async function readPublic({ database }: ServerContext, key: string): Promise<string | null> {
  return publicSettings.has(key) ? getSetting(database, key) : null
}

const singleType = 'application/vnd.pgrst.object+json'

function toResponse(headers: ApiRequest['headers'], value: string | null): ApiResponse {
  if (!headers.accept?.includes(singleType))
    return { status: 200, json: value === null ? [] : [{ value }] }
  if (value === null)
    return problem(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      'The result contains 0 rows',
    )
  return {
    status: 200,
    headers: { 'Content-Type': `${singleType}; charset=utf-8` },
    json: { value },
  }
}

function problem(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): ApiResponse {
  return { status, json: { code, details, hint: null, message } }
}
