import { createContext, use } from 'react'
import type { Studio } from '#domain/studio/studio.ts'

/** Given by the layout of every document. An island is outside of it and gets facts as props. */
export const StudioContext = createContext<Studio | null>(null)

/** What identifies the studio, in a component of a page. Throws in an island. */
export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (studio === null) throw new Error('An island gets the facts of the studio as props')
  return studio
}
