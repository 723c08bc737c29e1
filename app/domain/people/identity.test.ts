import { expect, test } from 'vitest'
import { identityOf, isSamePerson } from './identity.ts'
import { readTypedContact } from './typed-contact.ts'

const noa = { email: 'Noa@Example.com', phone: '+972501234567' }

test.each([
  [{ email: 'noa@example.COM', phone: '' }, true],
  [{ email: '', phone: '+972501234567' }, true],
  [{ email: 'other@example.com', phone: '+972501234567' }, true],
  [{ email: 'noa@example.com', phone: '+972529999999' }, true],
  [{ email: 'other@example.com', phone: '+972529999999' }, false],
  [{ email: '', phone: '' }, false],
])('%j is the same person: %s', (contact, isSame) => {
  expect(isSamePerson(identityOf(noa), identityOf(contact))).toBe(isSame)
  expect(isSamePerson(identityOf(contact), identityOf(noa))).toBe(isSame)
})

test.each(['', '123', '0501234567', 'call me'])(
  'people without an address, who typed %j as their phone, are not the same',
  (phone) => {
    const one = identityOf({ email: '', phone })
    expect(isSamePerson(one, one)).toBe(false)
  },
)

test.each([
  ['050-123 4567', { email: null, phone: '+972501234567' }],
  ['+44 20 7946 0958', { email: null, phone: '+442079460958' }],
  [' Noa@Example.com ', { email: 'noa@example.com', phone: null }],
  ['נועה', null],
  ['12', null],
  ['', null],
])('%j is typed for %j', (typed, identity) => {
  expect(readTypedContact(typed)).toEqual(identity)
})
