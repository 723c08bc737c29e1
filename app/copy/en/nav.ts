import type { Nav } from '../he/nav.ts'

export const nav: Nav = {
  label: 'Main navigation',
  brand: '{studio}, home page',
  skip: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  services: 'Services',
  contact: 'Let’s talk',
  breadcrumbs: 'Breadcrumb',
  related: 'What’s next',
  theme: { label: 'Theme', toDark: 'Switch to dark mode', toLight: 'Switch to light mode' },
}
