import { stillness } from './motion.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const asks = '(prefers-color-scheme: dark)'

/** Turns day into night and back, and keeps the choice; styles/stored-theme.js reads it before the first paint. */
export function toggleTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]')
  if (!button) return
  const root = document.documentElement
  const isDark = () => (root.dataset['theme'] ?? (dark.matches ? 'dark' : 'light')) === 'dark'
  const show = () => {
    button.setAttribute('aria-label', (isDark() ? button.dataset['toLight'] : button.dataset['toDark']) ?? '')
    if (root.dataset['theme']) relightPictures(isDark())
  }
  button.addEventListener('click', () => {
    spread(button, () => {
      root.dataset['theme'] = isDark() ? 'light' : 'dark'
      store(root.dataset['theme'])
      show()
    })
  })
  dark.addEventListener('change', show)
  show()
}

/** How long the new light waits for the pictures it falls on. */
const patience = 300

/** The new light spreads in a circle from the dot, or from the button where the dot is out of sight (styles/motion.css). */
function spread(button: Element, change: () => void): void {
  if (stillness.matches || !('startViewTransition' in document)) return change()
  const root = document.documentElement
  const { x, y } = middleOf(seenDot() ?? button)
  root.style.setProperty('--light-x', `${x}px`)
  root.style.setProperty('--light-y', `${y}px`)
  root.dataset['relit'] = ''
  const transition = document.startViewTransition(async () => {
    change()
    // A picture notices its new source in the next turn.
    await sleep(0)
    await Promise.race([Promise.allSettled(seenPictures().map((picture) => picture.decode())), sleep(patience)])
  })
  const end = () => {
    delete root.dataset['relit']
    root.removeAttribute('style')
  }
  transition.finished.then(end, end)
}

function seenDot(): Element | undefined {
  return [...document.querySelectorAll('.dagesh')].find(isSeen)
}

function seenPictures(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('picture:has([data-night]) img')].filter(isSeen)
}

function isSeen(element: Element): boolean {
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

/** A picture asks the system for its light; a choice made here has to answer in its place: always or never. */
function relightPictures(isNight: boolean): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    source.dataset['night'] ||= source.media
    source.media = source.dataset['night'].replace(asks, isNight ? '(width >= 0px)' : '(width < 0px)')
  }
}

function store(theme: string): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be switched off: then the choice lasts as long as the page.
  }
}
