import { expect, test } from 'vitest'
import { readCodeAddress, writeCodeAddress, type CodeState } from './code-address.ts'
import { applyPreset, plainStyle, presetNames } from './code-style.ts'

// Proves 3.16.6.
test.each(presetNames)('the design %s is read back from its address', (name) => {
  const state: CodeState = {
    content: { type: 'email', values: { email: 'a@b.example', text: 'שלום & =\n#' } },
    style: { ...applyPreset(plainStyle, name), caption: 'סרקו & "me"', margin: 0, level: 'Q' },
  }
  expect(readCodeAddress(`#${writeCodeAddress(state)}`)).toEqual(state)
})

// Proves 3.16.6.
test('neither a password nor a logo is in the address', () => {
  const address = writeCodeAddress({
    content: { type: 'wifi', values: { network: 'Home', password: 'secret-123' } },
    style: { ...plainStyle, middle: 'logo' },
  })
  expect(address).toBe('type=wifi&network=Home')
  expect(readCodeAddress(`${address}&password=x`).content.values).toEqual({ network: 'Home' })
})

test('unknown values are replaced by the defaults', () => {
  const made = 'type=virus&style.dots=hearts&style.margin=99&style.foreground=red&style.level=Z'
  expect(readCodeAddress(made)).toEqual({
    content: { type: 'link', values: {} },
    style: plainStyle,
  })
  expect(readCodeAddress('%E0%A4%A&=&&type')).toEqual({
    content: { type: 'link', values: {} },
    style: plainStyle,
  })
  const long = readCodeAddress(`style.caption=${'x'.repeat(100)}`).style.caption
  expect(long).toBe('x'.repeat(24))
})
