import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { parseEnv } from '../env.ts'
import { parseSetting, type SettingKey } from '../settings/setting-schemas.ts'
import { createGate } from './gate.ts'

const key = 'k'.repeat(43)

function open(variables: Record<string, string> = {}) {
  return createGate({ env: parseEnv(variables), counter: { count: () => {} } })
}

function stored(values: Partial<Record<SettingKey, string>>) {
  return { get: <Key extends SettingKey>(name: Key) => parseSetting(name, values[name]) }
}

function requestFrom(address: string, cookie?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, { cookie })
  return request
}

// Proves 2.7.1.
test.each([
  ['production', 'hard', false],
  ['development', 'off', true],
])('in %s the gate is %s by default', (mode, expected, isOpen) => {
  const gate = open({ NODE_ENV: mode })
  expect(gate.settings()).toEqual({ mode: expected, crawlersPass: true, countsOnly: false })
  expect(gate.isOpenTo(requestFrom('8.8.8.8'))).toBe(isOpen)
  expect(gate.isOpenTo(requestFrom('132.66.11.1'))).toBe(true)
})

test('stored settings replace the default, and invalid ones restore it', () => {
  const gate = open()
  const soft = { mode: 'soft', crawlersPass: false, countsOnly: true } as const
  gate.applySettings(stored({ geo_gate: JSON.stringify(soft) }))
  expect(gate.settings()).toEqual(soft)
  for (const text of ['', '{', '{"mode":"shut"}', JSON.stringify({ mode: 'off' })]) {
    gate.applySettings(stored({ geo_gate: text }))
    expect(gate.settings().mode).toBe('hard')
  }
})

test('without its key the gate creates no pass and accepts none', () => {
  const gate = open()
  expect(gate.makePass()).toBeNull()
  gate.applySettings(stored({ geo_gate_key: key }))
  const [pass] = gate.makePass()?.split(';') ?? []
  expect(gate.hasPass(requestFrom('8.8.8.8', pass))).toBe(true)
  gate.applySettings(stored({}))
  expect(gate.hasPass(requestFrom('8.8.8.8', pass))).toBe(false)
})
