import { stillness } from './motion.ts'

/** A tenth of a section, or of the window where the section is taller than it. */
const share = 0.1
const thresholds = Array.from({ length: 11 }, (_, at) => (at * share) / 10)
const stagger = 60
const atMost = 8

/**
 * Sections below the fold rise when they come into sight. Nothing is hidden before somebody scrolls, so whoever prints the page, photographs it whole
 * or has no scripts sees all of it.
 */
export function revealSections(): void {
  if (!stillness.matches) addEventListener('scroll', hideBelow, { once: true, passive: true })
}

function hideBelow(): void {
  const below = [...document.querySelectorAll<HTMLElement>('main > section')].filter(isBelow)
  const waiting = new Map(below.map((section) => [section, findParts(section)]))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(isInSight)) {
        for (const section of waiting.keys()) {
          if (target !== section && !follows(target, section)) continue
          show(waiting.get(section) ?? [])
          waiting.delete(section)
        }
      }
    },
    { threshold: thresholds },
  )
  for (const [section, parts] of waiting) {
    for (const part of parts) part.dataset['reveal'] = ''
    observer.observe(section)
  }
  // The last one: who jumps to the end has everything above it shown.
  const footer = document.querySelector('footer')
  if (footer) observer.observe(footer)
}

function isBelow(section: Element): boolean {
  return section.getBoundingClientRect().top >= innerHeight
}

function isInSight({
  boundingClientRect,
  intersectionRect,
  isIntersecting,
}: IntersectionObserverEntry): boolean {
  return (
    isIntersecting &&
    intersectionRect.height >= share * Math.min(boundingClientRect.height, innerHeight) - 1
  )
}

function follows(later: Element, earlier: Element): boolean {
  return (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
}

/** What rises one after the other: the blocks of the section, and of its only block; of a list its rows. */
function findParts(block: Element): HTMLElement[] {
  const children = [...block.children].filter((child) => child instanceof HTMLElement)
  const [only] = children
  if (children.length === 1 && only) return findParts(only)
  return children.flatMap((child) =>
    child.matches('ul:not([data-track]), ol, dl') ? findParts(child) : [child],
  )
}

function show(parts: readonly HTMLElement[]): void {
  for (const [at, part] of parts.entries()) {
    part.style.transitionDelay = `${Math.min(at, atMost) * stagger}ms`
    part.dataset['reveal'] = 'shown'
    part.addEventListener('transitionend', clear)
  }
}

function clear({ target, currentTarget }: Event): void {
  if (target !== currentTarget || !(target instanceof HTMLElement)) return
  target.removeEventListener('transitionend', clear)
  target.style.transitionDelay = ''
  delete target.dataset['reveal']
}
