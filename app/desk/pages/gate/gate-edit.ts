import { gateSettingsSchema } from '#domain/gate/gate-settings-schema.ts'
import type { GateSettings } from '#domain/gate/gate-settings.ts'

/** Reads the form of the gate page; null where it has no valid mode. */
export function readGateEdit(form: FormData): GateSettings | null {
  const { success, data } = gateSettingsSchema.safeParse({
    mode: form.get('mode'),
    crawlersPass: form.has('crawlersPass'),
    countsOnly: form.has('countsOnly'),
  })
  return success ? data : null
}
