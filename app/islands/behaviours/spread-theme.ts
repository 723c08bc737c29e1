import { dataSelector, setData } from './element-data.ts'
import { reducedMotion } from './motion.ts'

/** How long the transition waits for the theme's pictures to decode, in milliseconds. */
const decodeTimeoutMs = 300

/**
 * Changes the theme in a circle that grows from the headline's dot, or from the button where the
 * dot is
 * out of view (styles/motion.css).
 */
export function spreadTheme(button: Element, change: () => void): void {
  if (reducedMotion.matches || !('startViewTransition' in document)) return change()
  const root = document.documentElement
  const { x, y } = middleOf(getVisibleDot() ?? button)
  root.style.setProperty('--theme-x', `${x}px`)
  root.style.setProperty('--theme-y', `${y}px`)
  setData(root, 'theme-transition', true)
  const transition = document.startViewTransition(async () => {
    change()
    // An <img> selects its new source in a later task.
    await sleep(0)
    await Promise.race([
      Promise.allSettled(findVisiblePictures().map((picture) => picture.decode())),
      sleep(decodeTimeoutMs),
    ])
  })
  const end = () => {
    setData(root, 'theme-transition', false)
    root.removeAttribute('style')
  }
  transition.finished.then(end, end)
}

function getVisibleDot(): Element | undefined {
  return [...document.querySelectorAll('.dagesh')].find(isVisible)
}

function findVisiblePictures(): HTMLImageElement[] {
  const selector = `picture:has(${dataSelector('dark-media')}) img`
  return [...document.querySelectorAll<HTMLImageElement>(selector)].filter(isVisible)
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
