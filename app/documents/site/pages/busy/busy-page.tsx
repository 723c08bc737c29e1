import { useStudio } from '#parts/studio-context.ts'
import { copyFor } from '#copy/copy.server.ts'
import { defaultLang, isLang } from '#i18n/languages.ts'
import { pageContext } from '#server/page-context.ts'
import { BrandBar } from '#documents/site/parts/brand-bar.tsx'
import { describeBusy } from '#documents/head/head.ts'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import type { Route } from './+types/busy-page.ts'

/** Does not depend on the address that it is sent for, so that all addresses share one copy. */
export function loader({ context }: Route.LoaderArgs) {
  const { lang: detected } = context.get(pageContext)
  const lang = isLang(detected) ? detected : defaultLang
  const { busy, screenMeta } = copyFor(lang)
  return { lang, copy: busy, head: describeBusy(screenMeta.busy) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function BusyPage({ loaderData: { lang, copy } }: Route.ComponentProps) {
  const studio = useStudio()
  return (
    <main>
      <BrandBar lang={lang} />
      <PageOpening lang={lang} path={null} opening={copy.opening} isWhole>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the address asked for */}
        <a href="" className="pill">
          {copy.retry}
        </a>
        <a href={`mailto:${studio.email}`} className="text-link">
          {copy.write}
        </a>
      </PageOpening>
    </main>
  )
}
