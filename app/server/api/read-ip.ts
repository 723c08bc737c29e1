import type { ApiRoute } from './api-route.ts'

/** The client's own IP address, as the server sees it. */
export const readIp: ApiRoute = {
  method: 'GET',
  path: '/api/ip',
  handle: async ({ visitor }) => ({ status: 200, json: { ip: visitor.ipAddress } }),
}
