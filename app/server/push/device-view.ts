import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { PushProblem } from '#domain/push/push-kinds.ts'
import { describeDevice } from '../admins/sessions/describe-device.ts'
import { describeDateTime, type DateTimeView } from '../describe-date-time.ts'
import type { PushDeviceRow } from './push-device-store.ts'

export type PushDeviceView = {
  id: string
  /** null if neither browser nor system is known. */
  name: string | null
  isThis: boolean
  /** null before the first notice. */
  delivered: DateTimeView | null
  problem: PushProblem | null
}

export function describePushDevice(
  { id, userAgent, isThis, deliveredAt, problem }: PushDeviceRow,
  { lang, now }: { lang: DeskLang; now: Date },
): PushDeviceView {
  const words = deskCopyFor(lang).admin.leads.filters.dates
  return {
    id,
    name: describeDevice(userAgent),
    isThis,
    delivered: deliveredAt && describeDateTime(deliveredAt, lang, { now, words }),
    problem,
  }
}
