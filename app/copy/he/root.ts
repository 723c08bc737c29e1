/** The page at the root, which only looks for a saved language. */
export const root = {
  loading: 'טוענים את האתר',
  continue: 'להמשך לאתר בעברית',
}

export type Root = typeof root
