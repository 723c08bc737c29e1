import type { Root } from '../he/root.ts'

export const root: Root = {
  title: ['Websites & apps', 'priced up front'],
  line: 'A boutique studio for websites, stores and apps, with its prices on the site.',
  continue: 'The site in English',
  loading: 'Loading the site',
}
