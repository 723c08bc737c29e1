import { studio } from '#catalog/studio.server.ts'
import { siteSamples, type SampleGroup } from '#content/samples.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminSamples } from '#desk/words/he/samples.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { Icon } from '#desk/parts/icon.tsx'
import type { Route } from './+types/samples-page.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { adminSamples: copy } = deskCopyFor(lang)
  return { lang, copy, groups: siteSamples(), title: `${copy.title} · ${studio().name[lang]}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

const mark = 'sample: false'

/** The content that is still a sample, with the place to change it (requirements 1.6). */
export default function SamplesPage({ loaderData: { lang, copy, groups } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">
        {groups.length === 0 ? copy.empty : copy.lead}
      </p>
      <dl className="mt-8 max-w-220">
        {groups.map(({ kind, count }) => (
          <div key={kind} className="border-t-2 border-line-strong py-4">
            <dt className="text-[1.25rem] font-semibold">
              {fill(copy.count, { kind: copy.kinds[kind], count })}
            </dt>
            <dd className="mt-1 text-fg-muted">{copy.contents[kind]}</dd>
          </div>
        ))}
      </dl>
      {groups.length === 0 ? null : <Files copy={copy} groups={groups} />}
    </>
  )
}

/** The files and keys to change, collapsed, because they are for a developer. */
function Files({ copy, groups }: { copy: AdminSamples; groups: readonly SampleGroup[] }) {
  const [before, after] = copy.maintainer.lead.split('{mark}')
  return (
    <details className="group mt-8 max-w-220 border-t-2 border-line-strong">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-3">
        <h2 className="text-[1.25rem] font-semibold">{copy.maintainer.title}</h2>
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <p className="max-w-[44em] text-fg-muted">
        {before}
        <code dir="ltr" className="whitespace-nowrap">
          {mark}
        </code>
        {after}
      </p>
      {groups.map((group) => (
        <Group key={group.kind} copy={copy} group={group} />
      ))}
    </details>
  )
}

function Group({ copy, group }: { copy: AdminSamples; group: SampleGroup }) {
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{copy.kinds[group.kind]}</h3>
      <ul className="pb-5 text-small">
        {group.places.map(({ file, keys }) => (
          <li
            key={file}
            className="grid gap-x-6 border-t border-line py-2 [overflow-wrap:anywhere] sm:grid-cols-2"
          >
            <code dir="ltr" className="text-start rtl:text-end">
              {file}
            </code>
            <span className="text-fg-muted">
              {keys.map((place) => (
                <code key={place.key} dir="ltr" className="block rtl:text-end">
                  {place.count === 1 ? place.key : `${place.key} × ${place.count}`}
                </code>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
