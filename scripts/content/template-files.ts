import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifierOf } from './list-id.ts'

const pageTypes = 'app/content/templates/template-pages.ts'

function typeOf(slug: string): string {
  const name = identifierOf(slug)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
}

/** The files of a new template's landing page, by path: texts, component, styles and icon. */
export function templateFiles(slug: string): Record<string, string> {
  const words = `app/content/templates/${slug}`
  const page = `app/documents/template/${slug}/${slug}`
  const type = typeOf(slug)
  const blank = "{ hero: { title: '', lead: '' } }"
  return {
    [`${words}/page-he.ts`]: `export const page = ${blank}\n\nexport type ${type} = typeof page\n`,
    [`${words}/page-en.ts`]: `import type { ${type} } from './page-he.ts'\n\nexport const page: ${type} = ${blank}\n`,
    [`${page}.css`]: "@import '../frame/template-frame.css';\n",
    [`${page}-page.tsx`]: componentText(slug, type),
    [`public/templates/${slug}/icon.svg`]: placeholderIcon,
  }
}

/** The ball of the studio, until the page has an icon of its own. */
const placeholderIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b1430"/><circle cx="16" cy="16" r="8" fill="#f4511e"/></svg>\n'

function componentText(slug: string, type: string): string {
  return `import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import type { TemplateDocument } from '#documents/own-document.ts'
import { TemplateFrame } from '#documents/template/frame/template-frame.tsx'
import { loadTemplate } from '../load-template.server.ts'
import styles from './${slug}.css?url'
import type { Route } from './+types/${slug}-page.ts'

export const handle: TemplateDocument = {
  document: 'template',
  theme: 'light',
  styles,
  icon: '/templates/${slug}/icon.svg',
  fonts: { he: [], en: [] },
}

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const page = copyFor(lang).templatePages['${slug}']
  return { page, ...loadTemplate('${slug}', lang, context) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? []
}

export default function ${type}({ loaderData: { page, frame } }: Route.ComponentProps) {
  return (
    <TemplateFrame frame={frame}>
      <main id="main">
        <h1>{page.hero.title}</h1>
        <p>{page.hero.lead}</p>
      </main>
    </TemplateFrame>
  )
}
`
}

/** Adds the type of a template's page to the table of page types. */
export function addPageType(text: string, slug: string): string {
  const imports = [...text.matchAll(/^import .*$/gm)].at(-1)
  const end = text.lastIndexOf('\n}')
  if (!imports || end < 0) throw new Error('There is no table of template pages')
  const type = typeOf(slug)
  const withRow = `${text.slice(0, end)}\n  '${slug}': ${type}${text.slice(end)}`
  const at = imports.index + imports[0].length
  return `${withRow.slice(0, at)}\nimport type { ${type} } from './${slug}/page-he.ts'${withRow.slice(at)}`
}

/** Adds a template to the table of page types and returns its path. */
export function listPageType(root: string, slug: string): string {
  const path = join(root, pageTypes)
  writeFileSync(path, addPageType(readFileSync(path, 'utf8'), slug))
  return pageTypes
}

/** The other missing files of a template, one sentence each. */
export function findTemplateGaps(root: string, slug: string): string[] {
  const icon = `public/templates/${slug}/icon.svg`
  const social = ['he', 'en'].map((lang) => `public/social/templates/${slug}-${lang}.jpg`)
  const isMissing = (file: string) => !existsSync(join(root, file))
  return [
    ...(isMissing(icon) ? [`${icon} is missing: draw the icon of the page`] : []),
    ...(social.some(isMissing)
      ? [`${social.find(isMissing)} is missing: \`npm run art -- social-${slug}\` creates it`]
      : []),
  ]
}
