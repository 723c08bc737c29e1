import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { dataSelector, getData, setData } from '#parts/data-attributes.ts'
import { watchPause } from '#documents/behaviours/motion.ts'
import { worthAfter } from './worth-after.ts'

/** Starts the ticker's pause button, and the slider of the savings. */
export function start(page: HTMLElement): void {
  const ticker = page.querySelector(dataSelector('marquee'))
  if (ticker) watchPause(ticker, (isPaused) => setData(ticker, 'paused', isPaused))
  const slider = page.querySelector<HTMLInputElement>(dataSelector('savings-amount'))
  slider?.addEventListener('input', () => showWorth(page, slider))
}

function showWorth(page: HTMLElement, slider: HTMLInputElement): void {
  // SAFETY: the server renders no other language.
  const lang = document.documentElement.lang as Lang
  for (const output of page.querySelectorAll(dataSelector('worth-after'))) {
    const years = Number(getData(output, 'worth-after'))
    output.textContent = formatMoney(worthAfter(slider.valueAsNumber, years), lang)
  }
  slider.ariaValueText = formatMoney(slider.valueAsNumber, lang)
}
