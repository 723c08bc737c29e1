import { projectKinds, type ProjectKind } from './project-kinds.ts'
import { projectIds, type ProjectId } from './projects.ts'

/**
 * What an address of the list shows: a kind, and a project whose details are open over the list.
 */
export type PortfolioView = { category: ProjectKind | 'all'; project: ProjectId | null }

/** Unknown values are ignored, so the whole list is shown (requirements 3.4). */
export function readPortfolioView(query: URLSearchParams): PortfolioView {
  return {
    category: projectKinds.find((kind) => kind === query.get('category')) ?? 'all',
    project: projectIds.find((id) => id === query.get('project')) ?? null,
  }
}

/** The path of the list after the language. */
export function portfolioPath({ category, project }: PortfolioView): string {
  const query = new URLSearchParams()
  if (category !== 'all') query.set('category', category)
  if (project !== null) query.set('project', project)
  return query.size === 0 ? 'portfolio' : `portfolio?${query}`
}
