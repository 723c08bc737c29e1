import { data } from 'react-router'
import { cardCopyFor, copyFor } from '#copy/copy.server.ts'
import { defaultLang, isLang } from '#i18n/languages.ts'
import { pageContext } from '#server/page-context.ts'
import { cardDocument } from './card-document.ts'
import { MissingPage } from './missing-page.tsx'
import type { Route } from './+types/missing-link-page.ts'

export const handle = cardDocument

/**
 * A short link with a destination is redirected before any page is rendered (server/short-links).
 */
export function loader({ context }: Route.LoaderArgs) {
  const { lang: detected } = context.get(pageContext)
  const lang = isLang(detected) ? detected : defaultLang
  return data({ lang, copy: copyFor(lang).errors.missingLink, labels: cardCopyFor(lang) }, 404)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.copy.title ?? '' },
  { name: 'robots', content: 'noindex' },
]

export default function MissingLinkPage({ loaderData }: Route.ComponentProps) {
  return <MissingPage {...loaderData} picture="code" />
}
