import type * as pagesModule from '#content/pages.ts'
import { load } from './load.ts'

/** Nobody is sent to a thank-you page from another page. */
const reachedByForms = ['thank-you/contact', 'thank-you/quote']

/** Related pages that are too few or too many, and pages that no other page leads to. */
export async function findPageGaps(root: string): Promise<string[]> {
  // SAFETY: this is that module.
  const { pages } = (await load(root, 'app/content/pages.ts')) as typeof pagesModule
  const reached = new Set<string>([...pages.flatMap(({ related }) => related), ...reachedByForms])
  return [
    ...pages
      .filter(({ path, related }) => !isGoodChoice(path, related))
      .map(
        ({ path }) => `the page '${path}': \`related\` names two to four other pages, each once`,
      ),
    ...pages
      .filter(({ path }) => !reached.has(path))
      .map(({ path }) => `no page leads to '${path}': name it in \`related\` of a page that fits`),
  ]
}

function isGoodChoice(path: string, related: readonly string[]): boolean {
  return (
    related.length >= 2 &&
    related.length <= 4 &&
    new Set([path, ...related]).size === related.length + 1
  )
}
