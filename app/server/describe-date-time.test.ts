import { expect, test } from 'vitest'
import { describeDateTime } from './describe-date-time.ts'

const words = { today: 'היום', yesterday: 'אתמול' }

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T12:34:56Z', 'היום', '14:34'],
  ['2026-11-21T12:00:00Z', '2026-11-20T22:00:00Z', 'היום', '00:00'],
  ['2026-11-21T12:00:00Z', '2026-11-20T21:59:59Z', 'אתמול', '23:59'],
  ['2026-11-21T12:00:00Z', '2026-11-19T21:59:59Z', '19 בנוב׳', '23:59'],
  ['2026-11-21T12:00:00Z', '2025-12-31T22:00:00Z', '1 בינו׳', '00:00'],
  ['2026-11-21T12:00:00Z', '2025-12-31T21:59:59Z', '31.12.2025', '23:59'],
  // Half an hour after a day of 23 hours, and after one of 25.
  ['2026-03-27T21:30:00Z', '2026-03-26T22:30:00Z', 'אתמול', '00:30'],
  ['2026-03-27T21:30:00Z', '2026-03-26T21:30:00Z', '26 במרץ', '23:30'],
  ['2026-10-25T22:30:00Z', '2026-10-24T21:30:00Z', 'אתמול', '00:30'],
])('seen at %s, the moment %s reads %s %s', (now, at, date, time) => {
  const moment = describeDateTime(new Date(at), 'he', { now: new Date(now), words })
  expect([moment.date, moment.time]).toEqual([date, time])
})

test.each([
  ['2026-11-21T12:00:00Z', 'Today', 'today'],
  ['2026-11-20T12:00:00Z', 'Yesterday', 'yesterday'],
  ['2026-11-19T12:00:00Z', '19 Nov', '19 Nov'],
])('within a sentence, the moment %s reads %s as %s', (at, alone, within) => {
  const view = describeDateTime(new Date(at), 'en', {
    now: new Date('2026-11-21T15:00:00Z'),
    words: { today: 'Today', yesterday: 'Yesterday' },
  })
  expect([view.date, view.dateWithin]).toEqual([alone, within])
})
