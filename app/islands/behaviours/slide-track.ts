import { forward as forwardOfPage } from './forward.ts'
import { stillness } from './motion.ts'

/** A row of slides in a native scroller. It has no end: slides that left at one side are put back at the other. */
export type SlideTrack = {
  slides: () => HTMLElement[]
  canMove: () => boolean
  /** Goes on by one slide, or back; gives the slide that it goes to. */
  step: (by: 1 | -1) => HTMLElement | undefined
  /** Ends a scroll on its way, at once where it goes. */
  arrive: () => void
  /** Puts a slide on either side again after the visitor scrolled to an end. */
  settle: () => void
  /** +1 where the row runs to the right. */
  forward: 1 | -1
}

/** How long a smooth scroll may take. A step within it starts from where the last one goes. */
const travel = 900

export function slideTrack(row: HTMLElement): SlideTrack {
  const forward = forwardOfPage()
  const edge = (element: Element) => startEdge(element, forward)
  const slides = () =>
    [...row.children]
      .filter((slide) => slide instanceof HTMLElement)
      .filter(({ hidden }) => !hidden)
  /** From the start of the row, in the direction of reading. */
  const distance = (slide: Element) =>
    edge(slide) - edge(row) - parseFloat(getComputedStyle(row).paddingInlineStart)
  const roomBefore = () => Math.abs(row.scrollLeft)
  const roomAfter = () => row.scrollWidth - row.clientWidth - roomBefore()
  const canMove = () => row.scrollWidth - row.clientWidth > 1
  let goal: HTMLElement | null = null
  let timer = 0

  const goTo = (slide: HTMLElement, behavior: ScrollBehavior) =>
    row.scrollBy({ left: distance(slide) * forward, behavior })

  /** Snapping would answer each change of the order with a jump of its own: it waits until the slide is in its place. */
  function travelTo(slide: HTMLElement) {
    goal = slide
    goTo(slide, stillness.matches ? 'instant' : 'smooth')
    timer = window.setTimeout(arrive, travel)
  }

  function arrive() {
    clearTimeout(timer)
    if (goal) goTo(goal, 'instant')
    goal = null
    row.style.scrollSnapType = ''
  }

  const current = () => nearestSlide(slides(), distance)

  /** Changes the order and keeps what is seen where it is. */
  function reorder(seen: HTMLElement, change: () => void) {
    const before = edge(seen)
    change()
    row.scrollBy({ left: (edge(seen) - before) * forward, behavior: 'instant' })
  }

  function step(by: 1 | -1) {
    arrive()
    const from = current()
    const all = slides()
    if (!from || all.length < 2 || !canMove()) return
    const to = all.at((all.indexOf(from) + by) % all.length)
    if (!to) return
    row.style.scrollSnapType = 'none'
    if (by === -1 && to === all.at(-1)) reorder(from, () => row.prepend(to))
    if (by === 1 && to === all[0]) reorder(from, () => row.append(to))
    for (const first of all) {
      if (first === from || first === to || roomAfter() >= distance(to) - 1) break
      reorder(from, () => row.append(first))
    }
    travelTo(to)
    return to
  }

  function settle() {
    const all = slides()
    const [first, second] = all
    const last = all.at(-1)
    const seen = current()
    if (!first || !second || !last || !seen || goal || row.contains(document.activeElement)) return
    const size = distance(second) - distance(first)
    if (roomAfter() < 2 && roomBefore() > size) reorder(seen, () => row.append(first))
    else if (roomBefore() < 2 && roomAfter() > size) reorder(seen, () => row.prepend(last))
  }

  return { slides, canMove, step, arrive, settle, forward }
}

function nearestSlide(
  slides: readonly HTMLElement[],
  distance: (slide: Element) => number,
): HTMLElement | undefined {
  return slides.toSorted((a, b) => Math.abs(distance(a)) - Math.abs(distance(b)))[0]
}

/** Where an element begins, along the direction of reading. */
function startEdge(element: Element, forward: 1 | -1): number {
  const { left, right } = element.getBoundingClientRect()
  return forward === 1 ? left : -right
}
