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
  breadcrumbs: 'Where you are',
  related: 'Where to next',
  theme: { label: 'Lighting', toDark: 'Switch to night', toLight: 'Switch to day' },
}
