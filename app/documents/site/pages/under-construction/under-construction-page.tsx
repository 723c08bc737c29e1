import { data, redirect } from 'react-router'
import { useStudio } from '#parts/studio-context.ts'
import { copyFor } from '#copy/copy.server.ts'
import { defaultLang, isLang, languages, otherLang } from '#i18n/languages.ts'
import { requireSameOrigin } from '#server/request/same-origin.ts'
import { returnPath } from '#server/http/gate/return-path.ts'
import { limitOfVisitor } from '#server/rate-limits/visitor-limit.ts'
import { pageContext } from '#server/page-context.ts'
import { takeToken } from '#server/rate-limits/take-token.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { BrandBar } from '#documents/site/parts/brand-bar.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'
import { describeScreen } from '#documents/head/head.ts'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import type { Route } from './+types/under-construction-page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { lang: detected } = context.get(pageContext)
  const lang = isLang(detected) ? detected : defaultLang
  const { underConstruction, screenMeta } = copyFor(lang)
  return { lang, copy: underConstruction, head: describeScreen(screenMeta.underConstruction) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => ({ 'X-Robots-Tag': 'noindex' })

/** Generous, because a whole office may share one address. */
const passLimit = { limit: 20, windowSeconds: 3_600 }

/** "I am in Israel": gives the visitor a pass and redirects to the page that was refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, env, gate } = context.get(serverContext)
  requireSameOrigin(request, env)
  const { ipAddress } = context.get(visitorContext)
  const limited = await takeToken(database, limitOfVisitor('in-israel ', ipAddress, passLimit))
  if (limited)
    return data(
      { problem: 'limited' as const },
      { status: 429, headers: { 'Retry-After': String(limited.retryAfterSeconds) } },
    )
  const pass = gate.makePass()
  if (pass === null) return data({ problem: 'away' as const }, { status: 503 })
  const { lang } = context.get(pageContext)
  const path = returnPath(request.headers.get('referer'), isLang(lang) ? lang : defaultLang)
  return redirect(path, { status: 303, headers: { 'Set-Cookie': pass } })
}

export default function UnderConstructionPage({
  loaderData: { lang, copy },
  actionData,
}: Route.ComponentProps) {
  const studio = useStudio()
  const other = otherLang(lang)
  return (
    <main {...dataAttributes({ behaviour: 'detected-language' })}>
      <BrandBar lang={lang}>
        <a
          href={`/under-construction?lang=${other}`}
          lang={other}
          hrefLang={other}
          className="text-link"
        >
          {languages[other].name}
        </a>
      </BrandBar>
      <PageOpening lang={lang} path={null} opening={copy.opening} picture="uxui-design" isWhole>
        {actionData ? (
          <p role="alert" className="w-full max-w-[31em] font-semibold">
            {copy.problems[actionData.problem]}
          </p>
        ) : null}
        <form method="post" action={`/under-construction?lang=${lang}`}>
          <button type="submit" className="pill">
            {copy.inIsrael}
          </button>
        </form>
        <a href={`mailto:${studio.email}`} className="text-link">
          {copy.write}
        </a>
        <p className="mt-6 w-full max-w-[34em] border-t border-line pt-4 text-small text-fg-muted">
          {copy.note}
        </p>
      </PageOpening>
    </main>
  )
}
