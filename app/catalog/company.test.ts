import { expect, test } from 'vitest'
import { company } from './company.ts'

// Proves 1.6.2.
test('the sample studio has example domains, and Israeli numbers that are not in service', () => {
  const { url, email, phone, whatsapp, profiles } = company
  const hosts = [url, ...Object.values(profiles)].map((address) => new URL(address).hostname)
  expect([...hosts, email].filter((name) => !name.endsWith('.example'))).toEqual([])
  expect([phone, whatsapp].filter((number) => !/^\+97230\d{6}$/.test(number))).toEqual([])
})
