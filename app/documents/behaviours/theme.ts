import type { Theme } from '#domain/theme.ts'
import { dataSelector, getData, setData } from '#parts/data-attributes.ts'
import { darkQuery, selectPictures } from './theme-pictures.ts'

const systemDark = matchMedia(darkQuery)

/**
 * Switches between the light and the dark theme. The choice is stored for the script in the head of
 * every page (domain/theme.ts), and other open tabs follow it.
 */
export function startThemeToggle(): void {
  const button = document.querySelector<HTMLElement>(dataSelector('theme-toggle'))
  if (!button) return
  const root = document.documentElement
  const isDark = () =>
    (getData(root, 'theme') ?? (systemDark.matches ? 'dark' : 'light')) === 'dark'
  const update = () => {
    button.setAttribute('aria-label', getData(button, isDark() ? 'to-light' : 'to-dark') ?? '')
    if (getData(root, 'theme') !== null) selectPictures(document, isDark())
  }
  const follow = (theme: Theme | null) => {
    if (theme === null || theme === getData(root, 'theme')) return
    setData(root, 'theme', theme)
    update()
  }
  const loadSwitch = () => import('./switch-theme.ts')
  for (const type of ['pointerenter', 'focus'])
    button.addEventListener(type, () => void loadSwitch().catch(() => {}), { once: true })
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark'
    // Stored before the change is drawn: a visitor who leaves at once keeps the choice.
    storeTheme(theme)
    const change = () => follow(theme)
    void loadSwitch().then(({ switchTheme }) => switchTheme(button, theme, change), change)
  })
  systemDark.addEventListener('change', update)
  addEventListener('storage', () => follow(storedTheme()))
  // A page restored from the back/forward cache did not receive the storage event.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(storedTheme()))
  // Another tab may have changed the stored theme since the script in the head ran.
  follow(storedTheme())
  update()
}

/** Without storage, the choice lasts as long as the page. */
function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // The theme of this page changes all the same.
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
