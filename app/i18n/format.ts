import { isolate } from './bidi.ts'
import { type CardLang, cardLanguages } from './languages.ts'

export function formatNumber(value: number, lang: CardLang): string {
  return new Intl.NumberFormat(cardLanguages[lang].locale).format(value)
}

type Unit = 'minute' | 'hour' | 'day' | 'month'

/**
 * Formats a duration: '2 hours', 'שעתיים'. Intl has the plural forms of each language; the figure
 * stays on the line of its unit.
 */
export function formatDuration(value: number, unit: Unit, lang: CardLang): string {
  const format = new Intl.NumberFormat(cardLanguages[lang].locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  })
  return format.format(value).replace(' ', '\u00a0')
}

type Currency = 'ILS' | 'USD'

type MoneyStyle = { whole: boolean; signDisplay?: 'auto' | 'exceptZero' }

/** Creating a format costs more than a hundred calls of it, and a page shows dozens of amounts. */
const currencyFormats = new Map<string, Intl.NumberFormat>()

function currencyFormat(
  currency: Currency,
  { whole, signDisplay = 'auto' }: MoneyStyle,
  lang: CardLang,
): Intl.NumberFormat {
  const { locale } = cardLanguages[lang]
  const key = [locale, currency, whole, signDisplay].join()
  const format =
    currencyFormats.get(key) ?? makeCurrencyFormat(locale, currency, { whole, signDisplay })
  currencyFormats.set(key, format)
  return format
}

/** With the narrow symbol, because en-IL would otherwise write US$. */
function makeCurrencyFormat(
  locale: string,
  currency: Currency,
  { whole, signDisplay }: Required<MoneyStyle>,
): Intl.NumberFormat {
  const fractionDigits = whole ? 0 : 2
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    signDisplay,
  })
}

function requireWhole(value: number, unit: 'agorot' | 'dollars'): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Money is whole ${unit}, not ${value}`)
  return value
}

/** Takes whole agorot; shows decimals only where the amount is not in whole shekels. */
export function formatMoney(agorot: number, lang: CardLang): string {
  const text = currencyFormat(
    'ILS',
    { whole: requireWhole(agorot, 'agorot') % 100 === 0 },
    lang,
  ).format(agorot / 100)
  return isolate(text, cardLanguages[lang].dir)
}

/** Formats a difference in agorot with its sign: + or a true minus. */
export function formatMoneyDifference(agorot: number, lang: CardLang): string {
  const whole = requireWhole(agorot, 'agorot') % 100 === 0
  const text = currencyFormat('ILS', { whole, signDisplay: 'exceptZero' }, lang).format(
    agorot / 100,
  )
  return isolate(text.replace('-', '−'), cardLanguages[lang].dir)
}

/** Takes whole agorot. */
export function formatMoneyRange(from: number, to: number, lang: CardLang): string {
  if (from === to) return formatMoney(from, lang)
  const whole = requireWhole(from, 'agorot') % 100 === 0 && requireWhole(to, 'agorot') % 100 === 0
  return isolateRange(
    currencyFormat('ILS', { whole }, lang).formatRange(from / 100, to / 100),
    lang,
  )
}

/** Takes whole dollars. */
export function formatDollars(dollars: number, lang: CardLang): string {
  return isolate(
    currencyFormat('USD', { whole: true }, lang).format(requireWhole(dollars, 'dollars')),
    cardLanguages[lang].dir,
  )
}

export function formatDollarRange(from: number, to: number, lang: CardLang): string {
  if (from === to) return formatDollars(from, lang)
  return isolateRange(
    currencyFormat('USD', { whole: true }, lang).formatRange(
      requireWhole(from, 'dollars'),
      requireWhole(to, 'dollars'),
    ),
    lang,
  )
}

/** In Hebrew the symbol comes last, but the two numbers are still written from left to right. */
function isolateRange(text: string, lang: CardLang): string {
  const numbers = joinRange(text).replace(/[\d.,]+–\u2060[\d.,]+/, (range) => isolate(range, 'ltr'))
  return isolate(numbers, cardLanguages[lang].dir)
}

/** Adds a word joiner after the dash, because a line must not break between the two numbers. */
function joinRange(text: string): string {
  return text.replace(/\s?–\s?/, '–\u2060')
}

export function formatRange(from: number, to: number, lang: CardLang): string {
  if (from === to) return formatNumber(from, lang)
  const text = new Intl.NumberFormat(cardLanguages[lang].locale).formatRange(from, to)
  return isolate(joinRange(text), 'ltr')
}

type DateLength = 'short' | 'medium' | 'long'

const dateOptions = {
  short: { day: 'numeric', month: 'numeric', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<DateLength, Intl.DateTimeFormatOptions>

/** The date in the given time zone: in UTC it would change at two in the morning in Israel. */
export function formatDate(
  date: Date,
  lang: CardLang,
  options: { timeZone: string; length?: DateLength },
): string {
  const { timeZone, length = 'long' } = options
  return new Intl.DateTimeFormat(cardLanguages[lang].locale, {
    ...dateOptions[length],
    timeZone,
  }).format(date)
}

export function formatDateTime(date: Date, lang: CardLang, options: { timeZone: string }): string {
  const { timeZone } = options
  const style = {
    ...dateOptions.short,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  } as const
  return new Intl.DateTimeFormat(cardLanguages[lang].locale, style).format(date)
}

/**
 * The day and time by which something is promised: 'Sunday, 29 November at 12:30', 'יום ראשון, 29
 * בנובמבר בשעה 12:30'.
 */
export function formatPromisedTime(
  at: Date,
  lang: CardLang,
  options: { timeZone: string },
): string {
  const { timeZone } = options
  return new Intl.DateTimeFormat(cardLanguages[lang].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)
}

/** @param day a calendar date, YYYY-MM-DD */
export function formatDay(day: string, lang: CardLang): string {
  return formatDate(new Date(`${day}T12:00:00Z`), lang, { timeZone: 'UTC' })
}

/**
 * 'Thursday', 'יום חמישי'. The two words of a Hebrew day stay on one line.
 *
 * @param day 0 is Sunday
 */
export function formatWeekday(
  day: number,
  lang: CardLang,
  width: 'long' | 'short' = 'long',
): string {
  const aSunday = Date.UTC(2023, 0, 1)
  const date = new Date(aSunday + day * 24 * 60 * 60 * 1000)
  return new Intl.DateTimeFormat(cardLanguages[lang].locale, {
    // Hebrew has letters for its days; elsewhere one letter means several.
    weekday: width === 'short' && lang === 'he' ? 'narrow' : width,
    timeZone: 'UTC',
  })
    .format(date)
    .replaceAll(' ', '\u00a0')
}
