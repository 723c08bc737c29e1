import type { ApiRoute } from './api-route.ts'
import { countCard } from './count-card.ts'
import { sendContactEmail } from './send-contact-email.ts'
import { readIp } from './read-ip.ts'
import { readSetting } from './read-setting.ts'
import { submitLead } from './submit-lead.ts'

/** Every endpoint of the API. */
export const apiRoutes: readonly ApiRoute[] = [
  submitLead,
  sendContactEmail,
  readSetting,
  readIp,
  countCard,
]

const routesByPath = Map.groupBy(apiRoutes, ({ path }) => path)

/**
 * The endpoints at an address, one for each method. None below the paths of the API where it has
 * nothing: only programs ask there, and they read JSON. undefined at any other address.
 */
export function apiRoutesAt(pathname: string): readonly ApiRoute[] | undefined {
  const isOfApi = /^\/(?:rest|functions|auth|api)(?:\/|$)/.test(pathname)
  return routesByPath.get(pathname) ?? (isOfApi ? [] : undefined)
}
