import { z } from 'zod'
import { gateModes, type GateSettings } from './gate-settings.ts'

/** Apart from the modes, which the browser loads: it has no use for the whole of zod. */
export const gateSettingsSchema: z.ZodType<GateSettings> = z.object({
  mode: z.enum(gateModes),
  crawlersPass: z.boolean(),
  countsOnly: z.boolean(),
})
