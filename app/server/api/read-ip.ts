import type { ApiRoute } from './api-route.ts'

/** The caller's own address, as the server saw it. */
export const readIp: ApiRoute = {
  method: 'GET',
  path: '/api/ip',
  handle: async ({ visitor }) => ({ status: 200, json: { ip: visitor.ipAddress } }),
}
