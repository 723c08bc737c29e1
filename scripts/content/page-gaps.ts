import type * as pagesModule from '#content/pages.ts'
import { load } from './load.ts'

/** Thank-you pages are reached only from forms. */
const formTargets = ['thank-you/contact', 'thank-you/quote']

/** Pages with too few or too many related pages, and pages that no other page links to. */
export async function findPageGaps(root: string): Promise<string[]> {
  // SAFETY: this is that module.
  const { pages } = (await load(root, 'app/content/pages.ts')) as typeof pagesModule
  const reached = new Set<string>([...pages.flatMap(({ related }) => related), ...formTargets])
  return [
    ...pages
      .filter(({ path, related }) => !hasValidLinks(path, related))
      .map(
        ({ path }) => `the page '${path}': \`related\` names two to four other pages, each once`,
      ),
    ...pages
      .filter(({ path }) => !reached.has(path))
      .map(({ path }) => `no page leads to '${path}': name it in \`related\` of a page that fits`),
  ]
}

function hasValidLinks(path: string, related: readonly string[]): boolean {
  return (
    related.length >= 2 &&
    related.length <= 4 &&
    new Set([path, ...related]).size === related.length + 1
  )
}
