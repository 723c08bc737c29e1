import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { company } from '#catalog/company.ts'
import { singlePageIds, singlePages, type PagePath } from '#catalog/pages.ts'
import { posts } from '#catalog/posts.ts'
import { caseStudies } from '#catalog/projects.ts'
import { isSubservice, servicePageIds } from '#catalog/services.ts'
import { readPost } from '#content/posts/read-post.server.ts'
import { socialNameOf } from '#content/page-record.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'

type Texts = Record<Lang, string>

/** A page with a separate picture for social networks, and the inputs of that picture. */
export type SocialPage = {
  name: string
  path: PagePath
  titles: Texts
  /**
   * A picture of the site beside the title, by language. null: the letter of the page's opening.
   */
  picture: Texts | null
  /** The visible part of the picture, as a CSS position. */
  position: Texts
}

type Source = Omit<SocialPage, 'name' | 'titles'> & { folder: string }

const bothLanguages = (text: string): Texts => ({ he: text, en: text })

/** Some covers have a separate picture for each language. */
function coverOf(id: string): Texts {
  const he = `public/pictures/projects/${id}-1200.webp`
  const en = `public/pictures/projects/${id}-en-1200.webp`
  return { he, en: existsSync(en) ? en : he }
}

const pictures: Readonly<Record<string, Pick<Source, 'picture' | 'position'>>> = {
  home: {
    picture: { he: 'public/social/he.jpg', en: 'public/social/en.jpg' },
    position: { he: 'left', en: 'right' },
  },
  about: {
    picture: bothLanguages('public/pictures/people/founder-960.webp'),
    position: bothLanguages('top'),
  },
}

const sources: readonly Source[] = [
  ...singlePageIds.map((id) => ({
    path: singlePages[id],
    folder: `pages/${id}`,
    ...(pictures[id] ?? { picture: null, position: bothLanguages('center') }),
  })),
  ...servicePageIds.map((id) => ({
    path: `services/${id}` as const,
    folder: `services/${id}`,
    picture: isSubservice(id) ? null : bothLanguages(`public/pictures/services/${id}-900.webp`),
    position: bothLanguages('center'),
  })),
  ...caseStudies.map((id) => ({
    path: `portfolio/${id}` as const,
    folder: `projects/${id}`,
    picture: coverOf(id),
    position: bothLanguages('center'),
  })),
  ...posts.map((id) => ({
    path: `blog/${id}` as const,
    folder: `posts/${id}`,
    picture: bothLanguages(`public/pictures/posts/${id}-1320.webp`),
    position: bothLanguages('center'),
  })),
]

async function titleOf(folder: string, lang: Lang): Promise<string> {
  const { title } = folder.startsWith('posts/')
    ? readArticle(folder, lang)
    : await readWords(folder, lang)
  const facts = { studio: company.name[lang], founder: company.founder.name[lang] }
  return fill(title.replace(' | {studio}', ''), facts)
}

function readArticle(folder: string, lang: Lang): { title: string } {
  const file = `app/content/${folder}/${lang}.md`
  const drawing = `app/content/${folder}/figure-${lang}.svg`
  const figure = existsSync(drawing) ? readFileSync(drawing, 'utf8') : undefined
  return readPost({ file, text: readFileSync(file, 'utf8'), figure }).meta
}

type Words = { words: { meta?: { title: string }; caseStudy?: { meta: { title: string } } } }

async function readWords(folder: string, lang: Lang): Promise<{ title: string }> {
  const file = pathToFileURL(resolve(`app/content/${folder}/${lang}.ts`)).href
  // SAFETY: the words of a page state its metadata, those of a project in its case study.
  const { words } = (await import(/* @vite-ignore */ file)) as Words
  const meta = words.meta ?? words.caseStudy?.meta
  if (meta) return meta
  throw new Error(`app/content/${folder}/${lang}.ts has no title`)
}

export const socialPages: readonly SocialPage[] = await Promise.all(
  sources.map(async ({ folder, ...page }) => ({
    ...page,
    name: socialNameOf(page.path),
    titles: { he: await titleOf(folder, 'he'), en: await titleOf(folder, 'en') },
  })),
)
