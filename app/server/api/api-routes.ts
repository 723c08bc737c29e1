import type { ApiRoute } from './api-route.ts'
import { notifyOfLead } from './notify-of-lead.ts'
import { readIp } from './read-ip.ts'
import { readSetting } from './read-setting.ts'
import { submitLead } from './submit-lead.ts'

/** Every call a program can make. */
export const apiRoutes: readonly ApiRoute[] = [submitLead, notifyOfLead, readSetting, readIp]
