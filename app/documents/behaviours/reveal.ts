import { dataSelector, setData } from '#parts/data-attributes.ts'
import { reducedMotion } from './motion.ts'

/**
 * Share of a section's height that has to be visible, or of the viewport's where that is smaller.
 */
const visibleShare = 0.1
const thresholds = Array.from({ length: 11 }, (_, index) => (index * visibleShare) / 10)
const staggerMs = 60
/** Parts from this index on rise together. */
const maxStaggerIndex = 8

/**
 * Sections below the fold rise when they come into view. They are hidden only at the first scroll,
 * so that printed pages, full-page screenshots and pages without scripts show all of them.
 */
export function revealSections(): void {
  if (!reducedMotion.matches) addEventListener('scroll', hideSectionsBelow, { once: true })
}

function hideSectionsBelow(): void {
  const below = [...document.querySelectorAll<HTMLElement>('main > section')].filter(isBelowFold)
  const hidden = new Map(below.map((section) => [section, findParts(section)]))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(isVisible)) {
        for (const section of hidden.keys()) {
          if (target !== section && !follows(target, section)) continue
          show(hidden.get(section) ?? [])
          hidden.delete(section)
        }
      }
    },
    { threshold: thresholds },
  )
  for (const [section, parts] of hidden) {
    for (const part of parts) setData(part, 'reveal', '')
    observer.observe(section)
  }
  // Observing the footer shows everything above it after a jump to the end of the page.
  const footer = document.querySelector('footer')
  if (footer) observer.observe(footer)
}

function isBelowFold(section: Element): boolean {
  return section.getBoundingClientRect().top >= innerHeight
}

function isVisible({
  boundingClientRect,
  intersectionRect,
  isIntersecting,
}: IntersectionObserverEntry): boolean {
  return (
    isIntersecting &&
    intersectionRect.height >= visibleShare * Math.min(boundingClientRect.height, innerHeight) - 1
  )
}

function follows(later: Element, earlier: Element): boolean {
  return (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
}

/**
 * The parts that rise one after the other: the blocks of a section (of its only block where it has
 * one) and the items of lists.
 */
function findParts(block: Element): HTMLElement[] {
  const children = [...block.children].filter((child) => child instanceof HTMLElement)
  const [only] = children
  if (children.length === 1 && only) return findParts(only)
  const list = `ul:not(${dataSelector('track')}), ol, dl`
  return children.flatMap((child) => (child.matches(list) ? findParts(child) : [child]))
}

function show(parts: readonly HTMLElement[]): void {
  for (const [index, part] of parts.entries()) {
    part.style.transitionDelay = `${Math.min(index, maxStaggerIndex) * staggerMs}ms`
    setData(part, 'reveal', 'shown')
    part.addEventListener('transitionend', finishReveal)
  }
}

function finishReveal({ target, currentTarget }: Event): void {
  if (target !== currentTarget || !(target instanceof HTMLElement)) return
  target.removeEventListener('transitionend', finishReveal)
  target.style.transitionDelay = ''
  setData(target, 'reveal', false)
}
