import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The start of an event, or its faults, in a time zone: a process reads its zone when it starts. */
function encodeIn(zone: string, values: object): string {
  const script = `
    import { encodeContent } from ${JSON.stringify(new URL('encode-content.ts', import.meta.url).href)}
    const values = ${JSON.stringify({ name: 'x', ...values })}
    const { text, faults } = encodeContent({ type: 'event', values }, () => 'phone')
    console.log(text ? /DTSTART:(.+)/.exec(text)[1] : JSON.stringify(faults))`
  const options = { env: { TZ: zone }, encoding: 'utf8' } as const
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], options).stdout.trim()
}

// The clocks go from 02:00 to 03:00 on 27 March 2026 in Israel, and on 8 March in New York.
test.each([
  ['Asia/Jerusalem', { start: '2026-03-27T01:59' }, '20260326T235900Z'],
  ['Asia/Jerusalem', { start: '2026-03-27T02:00' }, '{"start":"skipped"}'],
  ['Asia/Jerusalem', { start: '2026-03-27T02:30' }, '{"start":"skipped"}'],
  ['Asia/Jerusalem', { start: '2026-03-27T03:00' }, '20260327T000000Z'],
  ['America/New_York', { start: '2026-03-27T02:30' }, '20260327T063000Z'],
  ['America/New_York', { start: '2026-03-08T02:30' }, '{"start":"skipped"}'],
  ['Asia/Jerusalem', { start: '2026-03-26T22:00', end: 'T02:30' }, '{"end":"skipped"}'],
  ['Asia/Jerusalem', { start: '2026-03-26T22:00', end: '2026-03-27T02:30' }, '{"end":"skipped"}'],
  ['Asia/Jerusalem', { start: '2026-03-27T01:30', end: 'T03:30' }, '20260326T233000Z'],
  ['Asia/Jerusalem', { start: '2026-03-27T01:30' }, '20260326T233000Z'],
  // An hour that is there twice is the first of the two.
  ['Asia/Jerusalem', { start: '2026-10-25T01:30' }, '20261024T223000Z'],
])('in %s an event at %j is %s', (zone, values, result) => {
  expect(encodeIn(zone, values)).toBe(result)
})
