import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newSubscription } from '#tests/support/push-receiver.ts'
import { parseSubscription } from './parse-subscription.ts'

const { subscription: good } = newSubscription('https://fcm.googleapis.com/fcm/send/abc')
const offCurve = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url')

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseSubscription(form)
}

// Proves 7.20.4.
test('what a browser gives is kept as it is', () => {
  expect(parse({ intent: 'add', ...good })).toEqual(good)
})

// Proves 7.20.4.
test.each([
  ['nothing', {}],
  ['another address', { ...good, endpoint: 'https://127.0.0.1/x' }],
  ['a long address', { ...good, endpoint: good.endpoint + 'x'.repeat(1_000) }],
  ['no key', { ...good, p256dh: '' }],
  ['a key that is no point', { ...good, p256dh: offCurve }],
  ['a short key', { ...good, p256dh: good.p256dh.slice(0, 40) }],
  ['other letters', { ...good, auth: `${good.auth}=` }],
  ['a long secret', { ...good, auth: good.auth + good.auth }],
])('%s is refused', (_what, fields) => {
  expect(parse(fields)).toBeNull()
})
