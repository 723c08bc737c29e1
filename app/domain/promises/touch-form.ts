import { isLeadId } from '../leads/lead-id.ts'
import type { Day } from '../pricing/vat.ts'
import { isDay } from '../typed-date-time.ts'
import { isTouchChannel, type TouchChannel } from './touch.ts'

type Fields = { get: (name: string) => unknown }

/** A change of what is next for a lead. `key` identifies it, so that it is made once. */
export type TouchForm = { id: string; key: string } & (
  | { intent: 'touch'; channel: TouchChannel }
  | { intent: 'undo'; touchKey: string }
  | { intent: 'call-back'; day: Day }
)

/** Null where a field is missing or wrong. 'bad-day': not a day, or a day that has passed. */
export function parseTouchForm(form: Fields, today: Day): TouchForm | 'bad-day' | null {
  const [id, key, intent] = [form.get('lead'), form.get('key'), form.get('intent')]
  if (!isLeadId(id) || !isLeadId(key)) return null
  if (intent === 'touch') {
    const channel = form.get('channel')
    return isTouchChannel(channel) ? { id, key, intent, channel } : null
  }
  if (intent === 'undo') {
    const touchKey = form.get('touch')
    return isLeadId(touchKey) ? { id, key, intent, touchKey } : null
  }
  if (intent !== 'call-back') return null
  const day = form.get('day')
  return typeof day === 'string' && isDay(day) && day >= today
    ? { id, key, intent, day }
    : 'bad-day'
}
