import type { Root } from '../he/root.ts'

export const root: Root = {
  loading: ['Loading', 'the site'],
  continue: 'Continue in English',
}
