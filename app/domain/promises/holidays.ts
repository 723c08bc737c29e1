import type { Day } from '../pricing/vat.ts'

/**
 * How a day of the Hebrew calendar stops work in Israel: a day of rest, the eve before it, or one of
 * the days between the first and the last day of a festival.
 */
export type HolidayKind = 'rest' | 'eve' | 'hol-hamoed'

export type HolidayId =
  | 'rosh-hashana'
  | 'yom-kippur'
  | 'sukkot'
  | 'simchat-torah'
  | 'pesach'
  | 'pesach-end'
  | 'independence-day'
  | 'shavuot'

export type Holiday = { id: HolidayId; kind: HolidayKind }

type DatedHoliday = Holiday & { month: string; from: number; to: number }

/** By the month's name in the calendar data of Unicode. Independence Day moves, see below. */
const table = [
  { id: 'rosh-hashana', kind: 'eve', month: 'Elul', from: 29, to: 29 },
  { id: 'rosh-hashana', kind: 'rest', month: 'Tishri', from: 1, to: 2 },
  { id: 'yom-kippur', kind: 'eve', month: 'Tishri', from: 9, to: 9 },
  { id: 'yom-kippur', kind: 'rest', month: 'Tishri', from: 10, to: 10 },
  { id: 'sukkot', kind: 'eve', month: 'Tishri', from: 14, to: 14 },
  { id: 'sukkot', kind: 'rest', month: 'Tishri', from: 15, to: 15 },
  { id: 'sukkot', kind: 'hol-hamoed', month: 'Tishri', from: 16, to: 20 },
  { id: 'simchat-torah', kind: 'eve', month: 'Tishri', from: 21, to: 21 },
  { id: 'simchat-torah', kind: 'rest', month: 'Tishri', from: 22, to: 22 },
  { id: 'pesach', kind: 'eve', month: 'Nisan', from: 14, to: 14 },
  { id: 'pesach', kind: 'rest', month: 'Nisan', from: 15, to: 15 },
  { id: 'pesach', kind: 'hol-hamoed', month: 'Nisan', from: 16, to: 19 },
  { id: 'pesach-end', kind: 'eve', month: 'Nisan', from: 20, to: 20 },
  { id: 'pesach-end', kind: 'rest', month: 'Nisan', from: 21, to: 21 },
  { id: 'shavuot', kind: 'eve', month: 'Sivan', from: 5, to: 5 },
  { id: 'shavuot', kind: 'rest', month: 'Sivan', from: 6, to: 6 },
] as const satisfies DatedHoliday[]

const hebrewDate = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
})

/** The holiday of a day as it is kept in Israel, or null. */
export function holidayOn(day: Day): Holiday | null {
  const noon = new Date(`${day}T12:00:00Z`)
  const parts = hebrewDate.formatToParts(noon)
  const month = parts.find(({ type }) => type === 'month')?.value ?? ''
  const date = Number(parts.find(({ type }) => type === 'day')?.value)
  const found = table.find((row) => row.month === month && row.from <= date && date <= row.to)
  if (found) return { id: found.id, kind: found.kind }
  return month === 'Iyar' ? independenceDay(date, noon.getUTCDay()) : null
}

/**
 * The days of Iyar on which Independence Day is kept: it is moved from the fifth so that neither it
 * nor its eve touches a Sabbath (Independence Day Law of 1949, as amended in 2004).
 */
const independenceDates = [
  { date: 3, weekday: 4 },
  { date: 4, weekday: 4 },
  { date: 5, weekday: 3 },
  { date: 6, weekday: 2 },
]

function independenceDay(date: number, weekday: number): Holiday | null {
  const isOn = (on: number, weekdayOn: number) =>
    independenceDates.some((row) => row.date === on && row.weekday === weekdayOn)
  if (isOn(date, weekday)) return { id: 'independence-day', kind: 'rest' }
  if (isOn(date + 1, (weekday + 1) % 7)) return { id: 'independence-day', kind: 'eve' }
  return null
}
