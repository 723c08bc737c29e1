import type { Theme } from '#domain/theme.ts'
import { dataSelector, setData } from '#parts/data-attributes.ts'
import { reducedMotion } from './motion.ts'
import { selectPictures } from './theme-pictures.ts'

/** Milliseconds to wait for the pictures of the new theme to load. */
const loadTimeoutMs = 700
/** Milliseconds to wait for them to decode. */
const decodeTimeoutMs = 300

/**
 * Changes the theme in a circle that grows from the headline's dot, or from the button where the
 * dot is out of view (documents/site/styles/motion.css). The pictures of the new theme are loaded first, because
 * its text would be unreadable on the old ones. Pictures that load too late are hidden meanwhile;
 * the background behind them has the same colour.
 */
export async function switchTheme(
  button: Element,
  theme: Theme,
  change: () => void,
): Promise<void> {
  const loaded = loadPictures(theme)
  const isLate = await Promise.race([
    loaded.then(() => false),
    sleep(loadTimeoutMs).then(() => true),
  ])
  const changeAll = () => {
    change()
    if (isLate) hideUntil(loaded)
  }
  if (reducedMotion.matches || !('startViewTransition' in document)) return changeAll()
  const root = document.documentElement
  const { x, y } = centerOf(getVisibleDot() ?? button)
  root.style.setProperty('--x', `${x}px`)
  root.style.setProperty('--y', `${y}px`)
  setData(root, 'theme-transition', true)
  const transition = document.startViewTransition(async () => {
    changeAll()
    // An <img> only selects its new source in a later task.
    await sleep(0)
    await Promise.race([decodeAll(findVisiblePictures()), sleep(decodeTimeoutMs)])
  })
  const end = () => {
    setData(root, 'theme-transition', false)
    root.removeAttribute('style')
  }
  transition.finished.then(end, end)
}

/** Loads the pictures into the cache, through clones that are not in the page. */
async function loadPictures(theme: Theme): Promise<void> {
  const copies = findVisiblePictures().flatMap((image) => {
    const copy = image.closest('picture')?.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return []
    selectPictures(copy, theme === 'dark')
    return [...copy.querySelectorAll('img')]
  })
  await sleep(0)
  await decodeAll(copies)
}

function hideUntil(loaded: Promise<unknown>): void {
  const images = findVisiblePictures()
  for (const image of images) image.hidden = true
  void loaded.then(() => {
    for (const image of images) image.hidden = false
  })
}

function decodeAll(images: readonly HTMLImageElement[]): Promise<unknown> {
  return Promise.allSettled(images.map((image) => image.decode()))
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

function centerOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
