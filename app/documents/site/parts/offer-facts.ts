import type { Scope, Span } from '#catalog/prices/price-source.ts'
import { itemScopeOf } from '#catalog/item-scope.ts'
import { isSoldItemId, termsOfItem } from '#catalog/item-terms.ts'
import { termOf, terms, type TermId } from '#catalog/terms.ts'
import type { ServicePage } from '#copy/he/service-page.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber, formatRange } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

/** The id of an item and what it contains. */
type Item = { id: string; scope: Scope }

export type Fact = { label: string; value: string }

type Words = Pick<ServicePage, 'facts' | 'amounts' | 'texts' | 'yearly'>

/** Work takes business days; support and warranty last calendar days. */
type Unit = 'days' | 'businessDays' | 'weeks' | 'workingHours' | 'minutes'

/** The quantities that a price includes: pages, products, images or screens. */
export function contentFacts({ id, scope }: Item, words: Words, lang: Lang): Fact[] {
  const { pages, products, images, screens } = scope
  const quantities: Scope = {
    ...(pages && { pages }),
    ...(products && { products }),
    ...(images && { images }),
    ...(screens && { screens }),
  }
  const { facts } = words
  const labels = new Set([facts.pages, facts.products, facts.images, facts.screens])
  return factsOf({ id, scope: quantities }, words, lang).filter(({ label }) => labels.has(label))
}

/** What an offer includes: delivery time, quantities and support, each with a label. */
export function factsOf({ id, scope }: Item, words: Words, lang: Lang): Fact[] {
  const { facts, amounts } = words
  const inUnit = (unit: Unit, span: Span) =>
    fill(amounts[unit], { count: spanText(span, amounts, lang) })
  const rows: readonly (readonly [string, string | undefined | false])[] = [
    [facts.length, scope.minutes && inUnit('minutes', scope.minutes)],
    [facts.pages, scope.pages && upTo(scope.pages, amounts, lang)],
    [facts.products, scope.products && upTo(scope.products, amounts, lang)],
    [facts.images, scope.images && spanText(scope.images, amounts, lang)],
    [
      facts.screens,
      scope.screens &&
        (scope.screens === 'unlimited'
          ? amounts.unlimited
          : spanText(scope.screens, amounts, lang)),
    ],
    [facts.delivery, deliveryText(id, scope, inUnit)],
    [facts.revisions, scope.revisions && spanText(scope.revisions, amounts, lang)],
    [facts.support, scope.supportDays && inUnit('days', scope.supportDays)],
    [facts.warranty, scope.warrantyDays && inUnit('days', scope.warrantyDays)],
    ...handoverRows(id, words),
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Who writes the texts, and what the finished product costs each year. */
function handoverRows(id: string, { facts, texts, yearly }: Words) {
  if (!isSoldItemId(id)) return []
  const scope = itemScopeOf(id)
  return [
    [facts.texts, scope.texts !== null && texts[scope.texts]],
    [facts.yearly, scope.yearly !== null && yearly[scope.yearly]],
  ] as const
}

/**
 * The terms of the chosen source take precedence over the general ones. The days of a workshop are
 * in its name already.
 */
function deliveryText(id: string, scope: Scope, inUnit: (unit: Unit, span: Span) => string) {
  if (scope.weeks) return inUnit('weeks', scope.weeks)
  if (scope.workingHours) return inUnit('workingHours', scope.workingHours)
  if (isSoldItemId(id) && termsOfItem(id).cancellation === 'subscription') return undefined
  const generalTerm = `delivery.${id.split('.')[0]}`
  if (!isTerm(generalTerm)) return undefined
  return inUnit('businessDays', scope.days ?? termOf(generalTerm))
}

function isTerm(id: string): id is TermId {
  return Object.hasOwn(terms, id)
}

function spanText({ from, to }: Span, { atLeast }: Words['amounts'], lang: Lang): string {
  return to === null
    ? fill(atLeast, { count: formatNumber(from, lang) })
    : formatRange(from, to, lang)
}

function upTo({ from, to }: Span, words: Words['amounts'], lang: Lang): string {
  return to === null
    ? fill(words.atLeast, { count: formatNumber(from, lang) })
    : fill(words.upTo, { count: formatNumber(to, lang) })
}
