import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type * as readPostModule from '#content/posts/read-post.server.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Kind } from './kinds.ts'
import { load } from './load.ts'

const langs = ['he', 'en'] as const

/** The name of the file with a member's texts in a language. */
export function wordFile({ words }: Kind, lang: Lang): string {
  return 'markdown' in words ? `${lang}.md` : `${lang}.ts`
}

/** The text files of a new member, by name, with empty values to fill in. */
export function blankFiles(kind: Kind): Record<string, string> {
  const { words } = kind
  const files = langs.map((lang) => [wordFile(kind, lang), blankText(words)] as const)
  const figures = langs.map((lang) => [`figure-${lang}.svg`, blankFigure(lang)] as const)
  return Object.fromEntries('markdown' in words ? [...files, ...figures] : files)
}

function blankText(words: Kind['words']): string {
  if ('markdown' in words) return `---\n${stringify(words.markdown)}---\n`
  const { type, from, blank } = words
  return `import type { ${type} } from '${from}'

export const words: ${type} = ${JSON.stringify(blank, null, 2)}
`
}

function blankFigure(lang: Lang): string {
  const direction = lang === 'he' ? 'rtl' : 'ltr'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 640" direction="${direction}" font-size="28" fill="currentColor">
</svg>
`
}

/** The texts of a member in a language. `folder`: from the root. */
export async function readWords(
  { root, folder, kind }: { root: string; folder: string; kind: Kind },
  lang: Lang,
): Promise<unknown> {
  const file = `${folder}/${wordFile(kind, lang)}`
  if (!('markdown' in kind.words)) return (await load(root, file))['words']
  // SAFETY: this is that module.
  const { readPost } = (await load(
    root,
    'app/content/posts/read-post.server.ts',
  )) as typeof readPostModule
  const figure = join(root, folder, `figure-${lang}.svg`)
  return readPost({
    file,
    text: readFileSync(join(root, file), 'utf8'),
    figure: existsSync(figure) ? readFileSync(figure, 'utf8') : undefined,
  })
}
