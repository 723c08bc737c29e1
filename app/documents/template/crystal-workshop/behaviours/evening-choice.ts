import { dataSelector, getData } from '#parts/data-attributes.ts'
import { reducedMotion, watchVisibility } from '#documents/behaviours/motion.ts'
import { createMoon } from './moving-moon.ts'

/**
 * The large moon waxes to the phase of the next evening when it comes into view, and then moves to
 * that of each chosen evening. The choice is also set in the form.
 */
export function startEveningChoice(page: HTMLElement): void {
  const path = page.querySelector<SVGPathElement>(dataSelector('moon'))
  const caption = page.querySelector(dataSelector('moon-caption', ''))
  const evenings = [...page.querySelectorAll<HTMLInputElement>(dataSelector('moon-phase'))]
  const chosen = () => evenings.find((evening) => evening.matches(':checked'))
  const first = chosen()
  if (!path || !caption || !first) return
  const moon = createMoon(path, phaseOf(first))
  // Browsers may restore the choice when the page is reloaded.
  moon.show(phaseOf(first))
  const describe = (evening: Element) => {
    caption.textContent = getData(evening, 'moon-caption')
  }
  describe(first)
  for (const evening of evenings)
    evening.addEventListener('change', () => {
      moon.moveNearest(phaseOf(evening))
      describe(evening)
      bookEvening(evening.value)
    })
  page.querySelector(dataSelector('book-evening'))?.addEventListener('click', () => {
    bookEvening(chosen()?.value ?? '')
  })
  waxInView(path, {
    hide: () => moon.show(0),
    wax: () => moon.moveTo(phaseOf(chosen() ?? first)),
  })
}

function phaseOf(evening: Element): number {
  return Number(getData(evening, 'moon-phase'))
}

/** Selects the evening in the form. */
function bookEvening(name: string): void {
  const field = document.querySelector<HTMLSelectElement>('#booking-evening')
  if (!field) return
  field.value = name
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Starts the waxing when the moon comes into view. A moon above the fold is left as it is, because
 * it must not vanish while it is seen.
 */
function waxInView(path: Element, { hide, wax }: { hide: () => void; wax: () => void }): void {
  const moon = path.closest('svg')
  if (!moon || reducedMotion.matches || moon.getBoundingClientRect().top < innerHeight) return
  hide()
  const stop = watchVisibility(
    moon,
    (isVisible) => {
      if (!isVisible) return
      stop()
      wax()
    },
    { threshold: 0.4 },
  )
}
