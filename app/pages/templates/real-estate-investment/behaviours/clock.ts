import type { Lang } from '#i18n/languages.ts'
import { hourText } from './hour-text.ts'
import { lightAt, partOfDay } from './light-at.ts'

/** The light of the hour, in a sheet of its own: no element has a style attribute. */
const light = new CSSStyleSheet()

/** Lights the city by the visitor's own hour, and then by the hour that the slider says. */
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
  // SAFETY: the server writes no other language.
  const text = hourText(hour, document.documentElement.lang as Lang)
  slider.ariaValueText = text
  for (const output of page.querySelectorAll('.clock-time')) output.textContent = text
  for (const line of page.querySelectorAll<HTMLElement>('.clock-part'))
    line.hidden = !line.classList.contains(`clock-${partOfDay(hour)}`)
  const city = page.querySelector<HTMLElement>('.city')
  if (city) void lightCity(city, hour)
}

/** Loads a picture when its hour comes: until then it is hidden, and hidden ones do not load. */
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
