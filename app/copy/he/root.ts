/** The page at the root, which only looks for a saved language. */
import type { Title } from '../opening.ts'

export const root = {
  loading: ['טוענים', 'את האתר'] satisfies Title,
  continue: 'להמשך לאתר בעברית',
}

export type Root = typeof root
