import { Link } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { LeadImportWords } from '#desk/words/he/lead-import.ts'
import { adminUrl } from '#i18n/links.ts'
import type { ImportStage } from '#server/leads/import/import-view.ts'
import { DiscardForm } from './discard-form.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { UndoForm } from './undo-form.tsx'

type Props = {
  lang: DeskLang
  copy: LeadImportWords
  stage: Extract<ImportStage, { kind: 'broken' | 'imported' | 'undone' }>
}

const linkClass = 'text-link inline-flex min-h-11 items-center text-small'

/** The result of an import, with the button that undoes all of it. */
export function EndedImport({ lang, copy, stage }: Props) {
  const dashboard = adminUrl(lang, 'dashboard')
  return (
    <section className="mt-10 max-w-160 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{copy[stage.kind].title}</h2>
      {stage.kind === 'broken' ? (
        <>
          <p className="mt-2 max-w-[44em]">{stage.text}</p>
          <DiscardForm label={copy.checked.discard} />
        </>
      ) : null}
      {stage.kind === 'undone' ? (
        <>
          <p className="mt-2">{copy.undone.text}</p>
          <Link to={`${dashboard}?deleted=yes`} className={linkClass}>
            {copy.undone.deleted}
          </Link>
        </>
      ) : null}
      {stage.kind === 'imported' ? (
        <>
          <dl className="mt-4">
            {stage.facts.map(({ name, value }) => (
              <div
                key={name}
                className="flex justify-between gap-x-6 border-t border-line py-2 last:border-b"
              >
                <dt>{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          {stage.refusals.length === 0 ? null : (
            <div className="mt-8">
              <RefusedRows copy={copy.refusals} refusals={stage.refusals} />
            </div>
          )}
          <Link to={dashboard} className={`${linkClass} mt-4`}>
            {copy.imported.list}
          </Link>
          {stage.undoNote === null ? null : (
            <UndoForm label={copy.imported.undo} note={stage.undoNote} />
          )}
        </>
      ) : null}
    </section>
  )
}
