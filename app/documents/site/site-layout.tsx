import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { copyFor } from '#copy/copy.server.ts'
import { defaultLang, isLang } from '#i18n/languages.ts'
import { pageContext } from '#server/page-context.ts'
import { headWords } from '#documents/head/head-words.ts'
import { describeHead } from '#documents/head/head.ts'
import { PageFrame } from '#documents/site/parts/page-frame.tsx'
import { ErrorScreen, notOffered } from '#documents/site/parts/error-screen.tsx'
import type { Route } from './+types/site-layout.ts'
import { BareError } from '../bare-error.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { lang: requested, path, query, siteUrl, analyticsId } = context.get(pageContext)
  const lang = isLang(requested) ? requested : defaultLang
  const copy = copyFor(lang)
  return {
    lang,
    path,
    query,
    analyticsId,
    frame: {
      nav: copy.nav,
      footer: copy.footer,
      consent: copy.consent,
      language: copy.language,
      services: copy.services,
      menuNames: copy.menuNames,
      links: copy.links,
    },
    year: new Date().getFullYear(),
    errors: copy.errors,
    links: copy.links,
    head: describeHead({
      lang,
      path,
      siteUrl,
      meta: path === null ? { ...copy.screenMeta.notFound, keywords: [] } : copy.meta[path],
      words: headWords(copy, path),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function SiteLayout({
  loaderData: { lang, path, query, frame, year, analyticsId },
}: Route.ComponentProps) {
  return (
    <PageFrame
      lang={lang}
      path={path}
      query={query}
      copy={frame}
      year={year}
      analyticsId={analyticsId}
    >
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('documents/site/site-layout')
  // When an action fails, no loader has run. An error thrown here would always become a 500.
  if (!data) return <BareError error={error} />
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isService = isMissing && error.data === notOffered
  const missing = isService ? data.errors.notOffered : data.errors.notFound
  const opening = isMissing ? missing : data.errors.server
  return (
    <PageFrame
      lang={data.lang}
      path={data.path}
      query={data.query}
      copy={data.frame}
      year={data.year}
      analyticsId={data.analyticsId}
      behaviour="detected-language"
    >
      <ErrorScreen
        lang={data.lang}
        opening={opening}
        copy={data.errors}
        links={data.links}
        isService={isService}
      />
    </PageFrame>
  )
}
