import type { CrystalWorkshopPage } from '#content/templates/crystal-workshop/page-he.ts'
import { fill } from '#i18n/fill.ts'
import { formatShare } from '#i18n/format-share.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { Evening } from './evenings.ts'
import { litShare, nameOfPhase } from './moon-phase.ts'

type Words = CrystalWorkshopPage['dates']

export type DescribedEvening = Evening & {
  /** Formatted date, such as 'יום שלישי, 24 בנובמבר'. */
  date: string
  phaseName: string
  seats: string
  /** The phase of the moon, its lit share, and how the evening is lit. */
  caption: string
  isFull: boolean
}

/**
 * In basis points: above the first share the moon gives enough light, below the second one none.
 */
const brightShare = 8_500
const darkShare = 1_500

function lightOf(share: number): keyof Words['light'] {
  if (share >= brightShare) return 'moon'
  return share > darkShare ? 'both' : 'candles'
}

export function describeEvening(evening: Evening, lang: Lang, words: Words): DescribedEvening {
  const { day, phase, seatsLeft } = evening
  const share = litShare(phase)
  const isFull = seatsLeft === 0
  const phaseName = words.phases[nameOfPhase(phase)]
  // Rounded to whole percents.
  const lit = fill(words.lit, { share: formatShare(Math.round(share / 100) * 100, lang) })
  return {
    ...evening,
    date: new Intl.DateTimeFormat(languages[lang].locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${day}T12:00:00Z`)),
    phaseName,
    seats: isFull ? words.waiting : fillPlural(words.left, seatsLeft, lang),
    caption: `${phaseName}, ${lit}. ${words.light[lightOf(share)]}.`,
    isFull,
  }
}
