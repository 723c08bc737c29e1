/**
 * Measures a row of slides along the reading direction: distances grow from the row's start to its
 * end, on right-to-left pages too. All lengths are CSS pixels.
 */
export type SlideGeometry = {
  /** +1 where the row runs to the right, -1 where it runs to the left. */
  direction: 1 | -1
  /** Visible slides in the order of the DOM. */
  findSlides: () => HTMLElement[]
  /** Position of the start of an element, from an arbitrary origin. */
  startEdge: (element: Element) => number
  /** Distance from the start of the row's content box to the start of a slide. */
  distance: (slide: Element) => number
  /** How far the row can still be scrolled back, and forward. */
  scrollBefore: () => number
  scrollAfter: () => number
  canScroll: () => boolean
  getNearestSlide: () => HTMLElement | undefined
}

export function measureSlides(row: HTMLElement, direction: 1 | -1): SlideGeometry {
  const findSlides = () =>
    [...row.children]
      .filter((slide) => slide instanceof HTMLElement)
      .filter(({ hidden }) => !hidden)
  const startEdge = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return direction === 1 ? left : -right
  }
  const distance = (slide: Element) =>
    startEdge(slide) - startEdge(row) - parseFloat(getComputedStyle(row).paddingInlineStart)
  const scrollRange = () => row.scrollWidth - row.clientWidth
  const scrollBefore = () => Math.abs(row.scrollLeft)
  return {
    direction,
    findSlides,
    startEdge,
    distance,
    scrollBefore,
    scrollAfter: () => scrollRange() - scrollBefore(),
    canScroll: () => scrollRange() > 1,
    getNearestSlide: () =>
      findSlides().toSorted((a, b) => Math.abs(distance(a)) - Math.abs(distance(b)))[0],
  }
}
