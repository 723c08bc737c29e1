import { expect, test } from 'vitest'
import { parseTouchForm } from './touch-form.ts'

const id = '0199a7c2-0000-7000-8000-000000000001'
const key = '3f8ecb62-9c3a-4a0e-9f3e-0d0f6f0d5c11'

function parse(fields: Record<string, string>) {
  const form = new Map(Object.entries({ lead: id, key, ...fields }))
  return parseTouchForm({ get: (name) => form.get(name) ?? null }, '2026-11-29')
}

test('an answer, its undo and a day to call are read', () => {
  expect(parse({ intent: 'touch', channel: 'sms' })).toEqual({
    id,
    key,
    intent: 'touch',
    channel: 'sms',
    seen: null,
  })
  const seen = '2026-11-29T09:00:00.000Z'
  expect(parse({ intent: 'touch', channel: 'sms', seen })).toMatchObject({ seen })
  expect(parse({ intent: 'undo', touch: key })).toEqual({ id, key, intent: 'undo', touchKey: key })
  const today = { intent: 'call-back', day: '2026-11-29' } as const
  expect(parse(today)).toEqual({ id, key, ...today })
})

test.each([
  [{}],
  [{ intent: 'touch' }],
  [{ intent: 'touch', channel: 'pigeon' }],
  [{ intent: 'touch', channel: 'sms', lead: 'x' }],
  [{ intent: 'touch', channel: 'sms', key: '' }],
  [{ intent: 'undo', touch: 'x' }],
])('%o is refused', (fields: Record<string, string>) => {
  expect(parse(fields)).toBeNull()
})

test.each(['', '2026-11-28', '2026-02-30', 'tomorrow'])('%s is no day to call on', (day) => {
  expect(parse({ intent: 'call-back', day })).toBe('bad-day')
})
