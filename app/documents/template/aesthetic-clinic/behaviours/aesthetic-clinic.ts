import { dataSelector } from '#parts/data-attributes.ts'
import { weekdayIn } from './weekday-in.ts'

/** Starts the sliders between drawings, and marks today in the week. */
export function start(page: HTMLElement): void {
  for (const comparison of page.querySelectorAll<HTMLElement>(dataSelector('comparison')))
    startComparison(comparison)
  const today = weekdayIn(new Date(), 'Asia/Jerusalem')
  page.querySelector(dataSelector('weekday', String(today)))?.setAttribute('aria-current', 'date')
}

function startComparison(comparison: HTMLElement): void {
  const slider = comparison.querySelector('input')
  if (!slider) return
  const show = () => comparison.style.setProperty('--before', String(slider.valueAsNumber / 100))
  slider.addEventListener('input', show)
  // Browsers may restore the value of a field when the page is reloaded.
  if (slider.value !== slider.defaultValue) show()
}
