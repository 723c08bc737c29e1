import { z } from 'zod'
import { gateModes, type GateSettings } from './gate-settings.ts'

/** In its own file because the browser loads the modes and must not load zod with them. */
export const gateSettingsSchema: z.ZodType<GateSettings> = z.object({
  mode: z.enum(gateModes),
  crawlersPass: z.boolean(),
  countsOnly: z.boolean(),
})
