import { isLeadId } from '../leads/lead-id.ts'
import type { Day } from '../pricing/vat.ts'
import { isDay } from '../typed-date-time.ts'
import { isTouchChannel, type TouchChannel } from './touch.ts'

type Fields = { get: (name: string) => unknown }

/**
 * A change of what is next for a lead. `key` identifies it, so that it is made once. `seen`: the time
 * of the last answer that the page showed, '' for none; null where the page did not say.
 */
export type TouchForm = { id: string; key: string } & (
  | { intent: 'touch'; channel: TouchChannel; seen: string | null }
  | { intent: 'undo'; touchKey: string }
  | { intent: 'call-back'; day: Day }
)

/** Null where a field is missing or wrong. 'bad-day': not a day, or a day that has passed. */
export function parseTouchForm(form: Fields, today: Day): TouchForm | 'bad-day' | null {
  const [id, key, intent] = [form.get('lead'), form.get('key'), form.get('intent')]
  if (!isLeadId(id) || !isLeadId(key)) return null
  if (intent === 'touch') {
    const channel = form.get('channel')
    const seen = form.get('seen')
    return isTouchChannel(channel)
      ? { id, key, intent, channel, seen: typeof seen === 'string' ? seen : null }
      : null
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
