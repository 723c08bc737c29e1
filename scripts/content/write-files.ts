import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { kinds, type Kind, type KindId } from './kinds.ts'
import { identifierOf, listId } from './list-id.ts'
import { listPageType, templateFiles } from './template-files.ts'
import { blankFiles } from './word-files.ts'

/**
 * Writes the folder of a new member and adds it to the tables. Returns the new and changed files,
 * from the root. Throws and writes nothing if the slug is taken or not valid in an address.
 */
export function writeFiles(root: string, id: KindId, slug: string): string[] {
  const kind: Kind = kinds[id]
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new Error(`'${slug}' cannot be an address: lower-case letters, digits and single hyphens`)
  const files = filesOf(id, kind, slug)
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken !== undefined) throw new Error(`${taken} already exists`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return [
    ...Object.keys(files),
    ...listId(root, kind, slug),
    ...(id === 'template' ? [listPageType(root, slug)] : []),
  ]
}

function filesOf(id: KindId, kind: Kind, slug: string): Record<string, string> {
  const folder = `${kind.folder}/${slug}`
  return {
    [`${folder}/${kind.record}.ts`]: kind.recordText(slug),
    ...Object.fromEntries(
      Object.entries(blankFiles(kind)).map(([name, text]) => [`${folder}/${name}`, text]),
    ),
    ...(id === 'template' ? templateFiles(slug) : {}),
    ...(id === 'page'
      ? { [`app/documents/site/pages/${slug}/${slug}-page.tsx`]: componentText(slug) }
      : {}),
  }
}

/** A page with an opening and related links, and no content between them yet. */
function componentText(slug: string): string {
  const name = identifierOf(slug)
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  return `import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { RelatedLinks } from '#documents/site/parts/related-links.tsx'
import type { Route } from './+types/${slug}-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { pages, links, nav } = copyFor(lang)
  const { opening } = pages['${slug}']
  return { lang, opening, links, related: nav.related }
}

export default function ${component}({
  loaderData: { lang, opening, links, related },
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="${slug}" opening={opening} />
      <RelatedLinks lang={lang} path="${slug}" title={related} links={links} />
    </>
  )
}
`
}
