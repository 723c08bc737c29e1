const dark = matchMedia('(prefers-color-scheme: dark)')

/** Turns day into night and back, and keeps the choice; styles/stored-theme.js reads it before the first paint. */
export function toggleTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]')
  if (!button) return
  const root = document.documentElement
  const isDark = () => (root.dataset['theme'] ?? (dark.matches ? 'dark' : 'light')) === 'dark'
  const name = () => button.setAttribute('aria-label', (isDark() ? button.dataset['toLight'] : button.dataset['toDark']) ?? '')
  button.addEventListener('click', () => {
    root.dataset['theme'] = isDark() ? 'light' : 'dark'
    store(root.dataset['theme'])
    name()
  })
  dark.addEventListener('change', name)
  name()
}

function store(theme: string): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be switched off: then the choice lasts as long as the page.
  }
}
