import { studio } from '#catalog/studio.server.ts'
import { Link } from 'react-router'
import { siteSamples, type SampleKind } from '#content/samples.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { serverContext } from '#server/server-context.ts'
import { findStoredSamples } from '#server/settings/stored-samples.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import type { Route } from './+types/samples-page.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

/** Where the owner replaces what she can replace herself. */
const places: Readonly<Partial<Record<SampleKind, AdminPath>>> = {
  company: 'dashboard/settings/studio',
  claims: 'dashboard/settings/studio/claims',
  testimonials: 'dashboard/settings/testimonials',
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { adminSamples: copy } = deskCopyFor(lang)
  const { env, settings } = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await settings.refresh()
  const groups = siteSamples(findStoredSamples(settings, env)).map(({ kind, count }) => ({
    kind,
    count,
    place: places[kind] ?? null,
  }))
  return { lang, copy, groups, title: `${copy.title} · ${studio().name[lang]}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The content that is still a sample, kind by kind (requirements 1.6). */
export default function SamplesPage({ loaderData: { lang, copy, groups } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">
        {groups.length === 0 ? copy.empty : copy.lead}
      </p>
      <dl className="mt-8 max-w-220">
        {groups.map(({ kind, count, place }) => (
          <div key={kind} className="border-t-2 border-line-strong py-4">
            <dt className="text-[1.25rem] font-semibold">
              {fill(copy.count, { kind: copy.kinds[kind], count })}
            </dt>
            <dd className="mt-1 text-fg-muted">{copy.contents[kind]}</dd>
            {place === null ? null : (
              <dd className="mt-3">
                <Link to={adminUrl(lang, place)} className="pill pill-small pill-line">
                  {fill(copy.replace, { kind: copy.kinds[kind] })}
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}
