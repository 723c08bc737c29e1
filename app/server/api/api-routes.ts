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

/** The endpoints at an address, one for each method; undefined if the API has none there. */
export function apiRoutesAt(pathname: string): readonly ApiRoute[] | undefined {
  return routesByPath.get(pathname)
}
