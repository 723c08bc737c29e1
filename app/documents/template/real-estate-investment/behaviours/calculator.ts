import {
  type QuestionId,
  type ScenarioId,
  scenarios,
} from '#content/templates/real-estate-investment/prices.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataSelector, getData } from '#parts/data-attributes.ts'
import { drawFan } from './fan.ts'
import { paidBack } from './scenario.ts'
import { termText } from './term-text.ts'

/** Shows what each of the three scenarios pays back for the values of the sliders. */
export function startCalculator(page: HTMLElement): void {
  const calculator = page.querySelector<HTMLElement>('.calculator')
  calculator?.addEventListener('input', () => showScenarios(calculator))
  // Browsers may restore the sliders when the page is reloaded.
  if (calculator) showScenarios(calculator)
}

function showScenarios(calculator: HTMLElement): void {
  // SAFETY: the server renders no other language.
  const lang = document.documentElement.lang as Lang
  const slider = (id: QuestionId) =>
    calculator.querySelector<HTMLInputElement>(`#calculator-${id}`)?.valueAsNumber ?? 0
  const formatShekels = (shekels: number) => formatMoney(shekels * 100, lang)
  const choice = {
    sum: slider('sum'),
    years: slider('years'),
    fee: slider('fee'),
    share: slider('share'),
  }
  const texts = {
    sum: formatShekels(choice.sum),
    years: termText(choice.years, lang),
    fee: formatShare(choice.fee, lang),
    share: formatShare(choice.share, lang),
  }
  for (const [id, text] of Object.entries(texts)) {
    const input = calculator.querySelector(`#calculator-${id}`)
    if (input) input.ariaValueText = text
    setText(calculator, `.value-${id}`, text)
  }
  const amounts = {
    weak: formatShekels(paidBack(choice, scenarios.weak)),
    middle: formatShekels(paidBack(choice, scenarios.middle)),
    good: formatShekels(paidBack(choice, scenarios.good)),
  } satisfies Record<ScenarioId, string>
  for (const [id, amount] of Object.entries(amounts)) setText(calculator, `.amount-${id}`, amount)
  const result = calculator.querySelector(dataSelector('calculation'))
  const words = result && getData(result, 'calculation')
  if (words) result.textContent = fill(words, { sum: texts.sum, term: texts.years, ...amounts })
  const { area, middle } = drawFan(choice)
  calculator.querySelector('.fan-area')?.setAttribute('points', area)
  calculator.querySelector('.fan-middle')?.setAttribute('points', middle)
}

function setText(calculator: HTMLElement, selector: string, text: string): void {
  const element = calculator.querySelector(selector)
  if (element) element.textContent = text
}
