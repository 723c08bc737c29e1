/** The page at the root, which looks for a saved language and offers both. */
import type { Title } from '../opening.ts'

export const root = {
  title: ['אתרים ואפליקציות', 'במחיר ידוע מראש'] satisfies Title,
  line: 'סטודיו בוטיק לאתרים, לחנויות ולאפליקציות, עם מחירים באתר.',
  continue: 'לאתר בעברית',
  loading: 'טוענים את האתר',
}

export type Root = typeof root
