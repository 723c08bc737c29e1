import { dataSelector } from '#islands/behaviours/element-data.ts'
import { weekdayIn } from './weekday-in.ts'

/** The sliders between drawings, and the mark of today in the week. */
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
  // Browsers keep the value of a field when a page is loaded again.
  if (slider.value !== slider.defaultValue) show()
}
