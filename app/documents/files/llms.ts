import { studio } from '#catalog/studio.server.ts'
import { pages } from '#content/pages.ts'
import { copyFor } from '#copy/copy.server.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { pageContext } from '#server/page-context.ts'
import { langs } from '#documents/head/langs.ts'
import type { Route } from './+types/llms.ts'

/** The indexed pages of both languages as Markdown, for assistants (llmstxt.org; requirements 2.6). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext)
  const { name, email, phone } = studio()
  const parts = [
    `# ${name.en} (${name.he})`,
    `> ${copyFor('en').meta[''].description}`,
    `Contact: ${email}, ${phone}. Every page is in Hebrew and in English.`,
    ...langs.toReversed().map((lang) => listPages(lang, siteUrl)),
  ]
  return new Response(`${parts.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

function listPages(lang: Lang, siteUrl: string): string {
  const { links, meta } = copyFor(lang)
  const lines = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => {
      const address = siteUrl + pageUrl(lang, path)
      return `- [${links[path]}](${address}): ${meta[path].description}`
    })
  return [`## ${languages[lang].name}\n`, ...lines].join('\n')
}
