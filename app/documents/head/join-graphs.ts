import type { MetaDescriptor } from 'react-router'
import { isRecord } from '#domain/is-record.ts'

/**
 * The metadata of a page with further structured data: one graph for each page, so that its nodes
 * can name each other (requirements 2.6).
 */
export function joinGraphs(
  metas: readonly (MetaDescriptor | undefined)[],
  nodes: readonly Readonly<Record<string, unknown>>[],
): MetaDescriptor[] {
  const added = nodes.map(({ '@context': _context, ...node }) => node)
  return metas
    .filter((meta) => meta !== undefined)
    .map((meta) => {
      const data: unknown = 'script:ld+json' in meta ? meta['script:ld+json'] : null
      if (!isRecord(data) || !Array.isArray(data['@graph'])) return meta
      const graph: unknown[] = data['@graph']
      return { 'script:ld+json': { '@context': data['@context'], '@graph': [...graph, ...added] } }
    })
}
