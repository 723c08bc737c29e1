import { setData } from '#parts/data-attributes.ts'

/**
 * Elements that the banner must not cover: forms, and the first action of a page, which in a template
 * leads to a part of it.
 */
const keepVisible = 'main form, main .pill, .template main a[href^="#"]'

/**
 * Moves the banner aside while one of these elements is behind it. `mayMove` returns false while the
 * banner was opened by the visitor.
 */
export function watchOverlap(banner: HTMLElement, mayMove: () => boolean): void {
  const forms = document.querySelectorAll('main form')
  const first = document.querySelector(keepVisible)
  const elements = new Set(first ? [first, ...forms] : forms)
  let observer: IntersectionObserver | null = null
  const observe = () => {
    observer?.disconnect()
    const covered = new Set<Element>()
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) covered.add(target)
          else covered.delete(target)
        setData(banner, 'aside', covered.size > 0 && mayMove())
      },
      { rootMargin: marginsAround(banner) },
    )
    for (const element of elements) observer.observe(element)
  }
  if (banner.hidden) return
  observe()
  addEventListener('resize', observe)
}

/** What of the viewport is not behind the banner, as the margins of an observer. Pixels. */
function marginsAround(banner: HTMLElement): string {
  const { top, left, right, bottom } = banner.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  return [top, clientWidth - right, innerHeight - bottom, left]
    .map((margin) => `${-Math.max(0, Math.floor(margin))}px`)
    .join(' ')
}
