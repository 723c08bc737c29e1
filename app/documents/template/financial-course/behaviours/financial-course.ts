import { dataSelector, getData, setData } from '#documents/behaviours/element-data.ts'
import { formatShekels } from '#documents/behaviours/format-shekels.ts'
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
  for (const output of page.querySelectorAll(dataSelector('worth-after'))) {
    const years = Number(getData(output, 'worth-after'))
    output.textContent = formatShekels(worthAfter(slider.valueAsNumber, years) / 100)
  }
  slider.ariaValueText = formatShekels(slider.valueAsNumber / 100)
}
