import type { Theme } from '#domain/theme.ts'
import { dataSelector, getData, setData } from './element-data.ts'

const darkQuery = '(prefers-color-scheme: dark)'
const systemDark = matchMedia(darkQuery)

/**
 * Switches between the light and the dark theme. The choice is stored where the script in the head
 * of every page reads it (domain/theme.ts), and other open tabs follow.
 */
export function startThemeToggle(): void {
  const button = document.querySelector<HTMLElement>(dataSelector('theme-toggle'))
  if (!button) return
  const root = document.documentElement
  const isDark = () =>
    (getData(root, 'theme') ?? (systemDark.matches ? 'dark' : 'light')) === 'dark'
  const update = () => {
    button.setAttribute('aria-label', getData(button, isDark() ? 'to-light' : 'to-dark') ?? '')
    if (getData(root, 'theme') !== null) selectPictures(isDark())
  }
  const follow = (theme: Theme | null) => {
    if (theme === null || theme === getData(root, 'theme')) return
    setData(root, 'theme', theme)
    update()
  }
  // Loaded when a pointer or the focus comes near; a click before that changes the theme at once.
  let animate = (_: Element, change: () => void) => change()
  const prepare = () =>
    void import('./spread-theme.ts').then(({ spreadTheme }) => (animate = spreadTheme))
  for (const type of ['pointerenter', 'focus'])
    button.addEventListener(type, prepare, { once: true })
  button.addEventListener('click', () => {
    animate(button, () => {
      const theme = isDark() ? 'light' : 'dark'
      storeTheme(theme)
      follow(theme)
    })
  })
  systemDark.addEventListener('change', update)
  addEventListener('storage', () => follow(storedTheme()))
  // A page from the back/forward cache was frozen, perhaps before the choice.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(storedTheme()))
  update()
}

/** Where storage is refused, the choice lasts as long as the page. */
function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Nothing else to do.
  }
}

function storedTheme(): Theme | null {
  try {
    const theme = localStorage.getItem('theme')
    return theme === 'light' || theme === 'dark' ? theme : null
  } catch {
    return null
  }
}

/**
 * A <picture> asks the system for its scheme. After a choice its dark source matches always or
 * never.
 */
function selectPictures(isDark: boolean): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>(dataSelector('dark-media'))) {
    const media = getData(source, 'dark-media') || source.media
    setData(source, 'dark-media', media)
    source.media = media.replace(darkQuery, isDark ? '(width >= 0px)' : '(width < 0px)')
  }
}
