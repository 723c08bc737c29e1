import type { Lang } from '#i18n/languages.ts'
import { hourText } from './hour-text.ts'
import { lightAt, partOfDay } from './light-at.ts'

/**
 * The styles of the hour are in a style sheet of their own, because the security policy refuses
 * style attributes.
 */
const light = new CSSStyleSheet()

/** Lights the city for the visitor's own hour, and then for the hour of the slider. */
export function startClock(page: HTMLElement): void {
  const slider = page.querySelector<HTMLInputElement>('#city-hour')
  if (!slider) return
  document.adoptedStyleSheets.push(light)
  // Rounded to half an hour, as the slider moves.
  const now = new Date()
  slider.value = String(Math.round(now.getHours() * 2 + now.getMinutes() / 30) / 2)
  showHour(page, slider)
  slider.addEventListener('input', () => showHour(page, slider))
}

function showHour(page: HTMLElement, slider: HTMLInputElement): void {
  const hour = slider.valueAsNumber
  // SAFETY: the server renders no other language.
  const text = hourText(hour, document.documentElement.lang as Lang)
  slider.ariaValueText = text
  for (const output of page.querySelectorAll('.clock-time')) output.textContent = text
  for (const line of page.querySelectorAll<HTMLElement>('.clock-part'))
    line.hidden = !line.classList.contains(`clock-${partOfDay(hour)}`)
  const city = page.querySelector<HTMLElement>('.city')
  if (city) void lightCity(city, hour)
}

/**
 * Loads a picture when its hour comes: until then it is hidden, and hidden pictures do not load.
 */
async function lightCity(city: HTMLElement, hour: number): Promise<void> {
  const { day, night, floors } = lightAt(hour)
  const needed = { '.city-day': day, '.city-floors': day, '.city-night': night }
  const layers = Object.entries(needed).flatMap(([name, share]) =>
    share > 0 ? [...city.querySelectorAll<HTMLElement>(name)] : [],
  )
  for (const layer of layers) layer.hidden = false
  const pictures = layers.flatMap((layer) => [...layer.querySelectorAll('img')])
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  light.replaceSync(`.city { --day: ${day}; --night: ${night}; --floors: ${floors} }`)
}
