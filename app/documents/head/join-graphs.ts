import type { MetaDescriptor } from 'react-router'

type Node = Readonly<Record<string, unknown>>

/**
 * The metadata of a page with further structured data: one graph for each page, so that its nodes
 * can name each other (requirements 2.6).
 */
export function joinGraphs(
  metas: readonly (MetaDescriptor | undefined)[],
  nodes: readonly Node[],
): MetaDescriptor[] {
  const added = nodes.map(({ '@context': _, ...node }) => node)
  return metas
    .filter((meta) => meta !== undefined)
    .map((meta) => {
      if (!('script:ld+json' in meta)) return meta
      const { '@graph': graph, ...rest } = meta['script:ld+json'] as { '@graph'?: unknown }
      if (!Array.isArray(graph)) return meta
      return {
        'script:ld+json': { ...rest, '@graph': [...(graph as Node[]), ...added] },
      } as MetaDescriptor
    })
}
