import { inlineDirection } from '#documents/behaviours/inline-direction.ts'
import { reducedMotion } from '#documents/behaviours/motion.ts'
import { measureSlides, type SlideGeometry } from './slide-geometry.ts'

/**
 * An endless row of slides in a native scroller: a slide that left on one side is moved to the
 * other.
 */
export type SlideTrack = {
  findSlides: () => HTMLElement[]
  canMove: () => boolean
  /** Scrolls by one slide, forward or back, and returns the slide that it goes to. */
  step: (by: 1 | -1) => HTMLElement | undefined
  /** Jumps to the target of a running smooth scroll. */
  finishScroll: () => void
  /**
   * Moves a slide before the first or after the last one when the visitor has scrolled to an end.
   */
  refillEnds: () => void
  direction: 1 | -1
}

/**
 * Milliseconds that a smooth scroll may take. A step within this time starts at the target of the
 * previous one.
 */
const scrollMs = 900

export function createSlideTrack(row: HTMLElement): SlideTrack {
  const geometry = measureSlides(row, inlineDirection())
  const scroll = createScroll(row, geometry)

  function step(by: 1 | -1) {
    scroll.finish()
    const from = geometry.getNearestSlide()
    const slides = geometry.findSlides()
    if (!from || slides.length < 2 || !geometry.canScroll()) return
    const to = slides.at((slides.indexOf(from) + by) % slides.length)
    if (!to) return
    row.style.scrollSnapType = 'none'
    if (by === -1 && to === slides.at(-1)) scroll.keepInPlace(from, () => row.prepend(to))
    if (by === 1 && to === slides[0]) scroll.keepInPlace(from, () => row.append(to))
    for (const first of slides) {
      const isReachable = geometry.scrollAfter() >= geometry.distance(to) - 1
      if (first === from || first === to || isReachable) break
      scroll.keepInPlace(from, () => row.append(first))
    }
    scroll.start(to)
    return to
  }

  function refillEnds() {
    const slides = geometry.findSlides()
    const [first, second] = slides
    const last = slides.at(-1)
    const nearest = geometry.getNearestSlide()
    const isInUse = scroll.isRunning() || row.contains(document.activeElement)
    if (!first || !second || !last || !nearest || isInUse) return
    const size = geometry.distance(second) - geometry.distance(first)
    const { scrollBefore, scrollAfter } = geometry
    if (scrollAfter() < 2 && scrollBefore() > size)
      scroll.keepInPlace(nearest, () => row.append(first))
    else if (scrollBefore() < 2 && scrollAfter() > size)
      scroll.keepInPlace(nearest, () => row.prepend(last))
  }

  return {
    findSlides: geometry.findSlides,
    canMove: geometry.canScroll,
    step,
    finishScroll: scroll.finish,
    refillEnds,
    direction: geometry.direction,
  }
}

/**
 * Scrolls to a slide. The caller turns scroll snapping off until the slide has arrived, because it
 * would respond to each change of the order with a jump.
 */
function createScroll(row: HTMLElement, { direction, distance, startEdge }: SlideGeometry) {
  let target: HTMLElement | null = null
  let timer = 0
  const scrollTo = (slide: Element, behavior: ScrollBehavior) =>
    row.scrollBy({ left: distance(slide) * direction, behavior })
  function finish() {
    clearTimeout(timer)
    if (target) scrollTo(target, 'instant')
    target = null
    row.style.scrollSnapType = ''
  }
  return {
    isRunning: () => target !== null,
    start: (slide: HTMLElement) => {
      target = slide
      scrollTo(slide, reducedMotion.matches ? 'instant' : 'smooth')
      timer = window.setTimeout(finish, scrollMs)
    },
    finish,
    /** Changes the order of the slides, and scrolls so that `slide` does not move on the screen. */
    keepInPlace: (slide: Element, change: () => void) => {
      const before = startEdge(slide)
      change()
      row.scrollBy({ left: (startEdge(slide) - before) * direction, behavior: 'instant' })
    },
  }
}
