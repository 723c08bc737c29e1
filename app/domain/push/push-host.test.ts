import { expect, test } from 'vitest'
import { isPushService } from './push-host.ts'

// Proves 7.20.4.
test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com./x', false],
  ['https://push.apple.com/x', false],
  ['https://evilpush.apple.com.example/x', false],
  ['https://xpush.apple.com/x', false],
  ['https://fcm.googleapis.com.example/x', false],
  ['https://fcm.googleapis.com@127.0.0.1/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/x', false],
  ['file:///etc/passwd', false],
  ['', false],
])('notices may go to %s: %s', (address, may) => {
  expect(isPushService(address)).toBe(may)
})
