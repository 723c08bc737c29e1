import { Form } from 'react-router'
import { useLookAgain } from '#desk/parts/use-look-again.ts'
import type { LeadImportWords } from '#desk/words/he/lead-import.ts'
import type { ImportStage } from '#server/leads/import/import-view.ts'
import { Button } from '#ui/button.tsx'
import { UndoForm } from './undo-form.tsx'

type Props = { copy: LeadImportWords; stage: Extract<ImportStage, { kind: 'working' }> }

/** How far it is. Looks again by itself; without scripts, by its button. */
export function WorkingImport({ copy, stage: { state, progress, share } }: Props) {
  useLookAgain(true)
  const { working, imported } = copy
  return (
    <section className="mt-10 max-w-160 border-t-2 border-line-strong pt-4">
      <h2 className="text-[1.25rem] font-semibold">{working[state]}</h2>
      <p role="status" className="mt-1">
        {progress}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="mt-4 block h-2 w-full rounded-full bg-selected rtl:-scale-x-100"
      >
        <rect
          width={share === null ? 30 : share * 100}
          height="1"
          className={`fill-action ${share === null ? 'motion-safe:animate-pulse' : ''}`}
        />
      </svg>
      <p className="mt-4 text-small text-fg-muted">{working.leave}</p>
      <noscript>
        <Form method="get" className="mt-5">
          <Button type="submit" size="small" variant="line">
            {working.refresh}
          </Button>
        </Form>
      </noscript>
      {state === 'importing' ? <UndoForm label={imported.stop} note={null} /> : null}
    </section>
  )
}
