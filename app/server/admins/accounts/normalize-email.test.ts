import { expect, test } from 'vitest'
import { normalizeEmail } from './normalize-email.ts'

test.each([
  ['dana@studio.example', 'dana@studio.example'],
  ['  Dana.Levi+crm@Studio.EXAMPLE ', 'dana.levi+crm@studio.example'],
  ['dana@דגש.ישראל', 'dana@xn--6dbb1e.xn--4dbrk0ce'],
  ['dana@XN--6DBB1E.xn--4dbrk0ce', 'dana@xn--6dbb1e.xn--4dbrk0ce'],
  ['ⓐdmin@studio.example', null],
  ['\u212Aelvin@studio.example', null],
  ['dana', null],
  ['dana@', null],
  ['@studio.example', null],
  ['dana@localhost', null],
  ['dana@@studio.example', null],
  ['da na@studio.example', null],
  ['.dana@studio.example', null],
  ['da..na@studio.example', null],
  ['dana@studio.example\r\nbcc:x@evil.example', null],
  [`${'a'.repeat(64)}@studio.example`, `${'a'.repeat(64)}@studio.example`],
  [`${'a'.repeat(65)}@studio.example`, null],
])('%j becomes %j', (input, email) => {
  expect(normalizeEmail(input)).toBe(email)
})
