import { Link } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isolate } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { findFindings } from '#server/health/find-findings.ts'
import type { FindingState } from '#server/health/finding.ts'
import { serverContext } from '#server/server-context.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import type { Route } from './+types/health-page.ts'

/** Where the owner sees more of a topic, by the first word of its findings. */
const places: Readonly<Record<string, AdminPath>> = {
  proxies: 'dashboard/settings/addresses',
  mail: 'dashboard/emails',
  backups: 'dashboard/settings/backups',
  removal: 'dashboard/settings/privacy',
  samples: 'dashboard/settings/samples',
}

/** What is wrong comes first. */
const order: readonly FindingState[] = ['wrong', 'look', 'good']

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { env, database } = context.get(serverContext)
  const { adminHealth: copy } = deskCopyFor(lang)
  const findings = await findFindings(env, (work) => work(database))
  const groups = order.map((state) => ({
    state,
    title: copy.states[state],
    lines: findings
      .filter((each) => each.state === state)
      .map(({ kind, facts }) => ({
        text: fill(copy.findings[kind], isolateAll(facts)),
        place: state === 'good' ? null : (places[kind.split('-')[0] ?? ''] ?? null),
      })),
  }))
  return {
    lang,
    copy,
    groups: groups.filter(({ lines }) => lines.length > 0),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

/** Facts are numbers, addresses and codes, which read from left to right. */
function isolateAll(facts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, isolate(value, 'ltr')]),
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function HealthPage({ loaderData: { lang, copy, groups } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <div className="mt-8 grid max-w-[52em] gap-10">
        {groups.map(({ state, title, lines }) => (
          <section key={state} className="border-t-2 border-line-strong pt-4">
            <h2
              className={`text-[1.25rem] font-semibold ${state === 'wrong' ? 'text-danger' : ''}`}
            >
              {title}
            </h2>
            <ul className="mt-2">
              {lines.map(({ text, place }) => (
                <li key={text} className="border-b border-line py-3">
                  {place === null ? (
                    text
                  ) : (
                    <Link to={adminUrl(lang, place)} className="underline underline-offset-4">
                      {text}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
