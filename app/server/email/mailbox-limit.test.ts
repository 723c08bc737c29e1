import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-limit.ts'

// Proves 4.13.2.
test.each([
  ['Dana@Example.COM', 'dana@example.com'],
  ['dana+news@example.com', 'dana@example.com'],
  ['d.a.n.a+1@Gmail.com', 'dana@gmail.com'],
  ['dana@googlemail.com', 'dana@gmail.com'],
  ['da.na@example.com', 'da.na@example.com'],
  ['Jose\u0301@example.com', 'josé@example.com'],
  ['dana\uFF0B1@example.com', 'dana@example.com'],
  ['dana@דוגמה.ישראל', 'dana@xn--6dbbec0c.xn--4dbrk0ce'],
  ['', '@'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
