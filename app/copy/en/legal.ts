import type { Legal } from '../he/legal.ts'

export const legal: Legal = {
  badge: 'In short',
  contact: 'Who to ask',
}
