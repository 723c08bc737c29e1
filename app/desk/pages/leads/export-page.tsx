import { redirect } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { RadioChoice } from '#desk/parts/radio-choice.tsx'
import { SelectBox } from '#desk/parts/select-box.tsx'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { deskLanguages, requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'
import type { ArchiveWords } from '#desk/words/he/archive.ts'
import { everything, exportFormats } from '#domain/leads/lead-export.ts'
import {
  isLeadFilterOn,
  leadFilterQuery,
  readLeadFilter,
  withoutFilter,
  type LeadFilter,
} from '#domain/leads/lead-filter.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { Database } from '#server/db/database.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { countLeadsByStatus } from '#server/leads/lead-count-store.ts'
import { requireForm } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/export-page.ts'
import { countOf } from './count-of.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const filter = readLeadFilter(new URL(request.url).searchParams)
  const { leadExport: copy, archive } = deskCopyFor(lang)
  const choices = [
    ...(isLeadFilterOn(filter) ? [{ filter, title: copy.filtered }] : []),
    { filter: withoutFilter(filter), title: copy.all },
  ]
  return {
    lang,
    copy,
    archive,
    choices: await Promise.all(
      choices.map(async ({ filter: of, title }) => ({
        query: leadFilterQuery(of).toString(),
        title,
        ...(await countLeads(database, { filter: of, lang })),
      })),
    ),
    back: `${adminUrl(lang, 'dashboard')}?${leadFilterQuery(filter)}`,
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

async function countLeads(
  database: Database,
  { filter, lang }: { filter: LeadFilter; lang: DeskLang },
): Promise<{ count: number; text: string }> {
  const counts = await countLeadsByStatus(database, { filter, now: new Date() })
  const count = countOf(counts, filter)
  const { admin, leadExport } = deskCopyFor(lang)
  const text =
    counts.limit === null
      ? fillPlural(leadExport.count, count, lang)
      : fill(admin.leads.moreThan, { count: formatNumber(counts.limit, lang) })
  return { count, text }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Asks for the password where the file needs it, and then posts the form to the file again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const form = await requireForm(request)
  const file = adminUrl(lang, 'dashboard/leads/download/file')
  await protectChange('leads/export-page.tsx', { form, request, context, lang, file })
  return redirect(file, 307)
}

export default function ExportPage({ loaderData: page }: Route.ComponentProps) {
  const { lang, copy, choices } = page
  const [first] = choices
  return (
    <>
      <BackLink to={page.back} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      {first?.count === 0 && choices.length === 1 ? (
        <p className="mt-8 border-t-2 border-line-strong pt-4">{copy.none}</p>
      ) : (
        <form
          method="post"
          action={adminUrl(lang, 'dashboard/leads/download/file')}
          className="mt-8 grid max-w-160 gap-8"
        >
          <RadioChoice
            legend={copy.what}
            name="filter"
            options={choices.map(({ query, title, text }) => ({ value: query, title, text }))}
          />
          <RadioChoice
            legend={copy.format}
            name="format"
            options={exportFormats.map((format) => ({ value: format, ...copy.formats[format] }))}
          />
          <LanguageChoice lang={lang} label={copy.language} />
          <Button type="submit" size="small" className="justify-self-start">
            {copy.submit}
          </Button>
        </form>
      )}
      <Everything lang={lang} copy={page.archive} />
    </>
  )
}

/** The download of all that is stored, whatever the list shows. */
function Everything({ lang, copy }: { lang: DeskLang; copy: ArchiveWords }) {
  return (
    <section
      aria-labelledby="everything"
      className="mt-16 max-w-160 border-t-2 border-line-strong pt-4"
    >
      <h2 id="everything" className="text-[1.25rem] font-semibold">
        {copy.title}
      </h2>
      <p className="mt-2 text-fg-muted">{copy.lead}</p>
      <form
        method="post"
        action={adminUrl(lang, 'dashboard/leads/download/file')}
        className="mt-6 grid gap-6"
      >
        <input type="hidden" name="format" value={everything} />
        <LanguageChoice lang={lang} label={copy.language} />
        <Button type="submit" size="small" variant="line" className="justify-self-start">
          {copy.submit}
        </Button>
      </form>
    </section>
  )
}

function LanguageChoice({ lang, label }: { lang: DeskLang; label: string }) {
  return (
    <label className="grid gap-2">
      <span className="font-semibold">{label}</span>
      <SelectBox name="lang" defaultValue={lang} className="max-w-60">
        {Object.entries(deskLanguages).map(([each, { name }]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </SelectBox>
    </label>
  )
}
