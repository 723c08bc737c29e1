import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import { SelectBox } from '#desk/parts/select-box.tsx'
import type { QuoteFormResult, Refusal } from './quote-form-result.ts'
import { FaultSummary } from './fault-summary.tsx'
import { controlClass, describedBy, LineEditor, Problem } from './line-editor.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminQuotes['editor']
  fields: NonNullable<OwnerView['fields']>
  note: string
  hasDiscounts: boolean
  /** The hash of the quote as shown: the server refuses an edit of other content. */
  shownHash: string
  sellable: readonly { code: string; label: string }[]
  result: QuoteFormResult
  onChange: () => void
}

const emptyRefusal: Refusal = { faults: [], typed: null }

/**
 * One form for the whole draft, so that saving or adding a line keeps all other changes. Input
 * stays until it is saved. With scripts, choosing a line in the list adds it at once.
 */
export function QuoteEditor(props: Props) {
  const { lang, copy, fields, note, shownHash, result } = props
  const refusal = result.refusal ?? emptyRefusal
  const isBusy = useNavigation().state !== 'idle'
  const saveButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const field = result.refusal?.faults[0]?.field ?? (result.added && `${lang}.${result.added}`)
    if (field !== null) document.getElementById(field)?.focus()
  }, [result, lang])
  const problemOf = (name: string) => refusal.faults.find(({ field }) => field === name)?.problem
  return (
    <Form
      method="post"
      onInput={props.onChange}
      className="border-t-2 border-line-strong pt-4 text-small"
    >
      <h2 className="text-body font-semibold">{copy.title}</h2>
      <input type="hidden" name="seen" value={shownHash} />
      <FaultSummary lang={lang} copy={copy} faults={refusal.faults} />
      <Warning copy={copy} kind={result.warning} />
      {fields.length === 0 ? <p className="mt-3 text-fg-muted">{copy.nothing}</p> : null}
      <ul>
        {fields.map((line, index) => (
          <LineEditor
            key={line.id}
            copy={copy}
            line={line}
            position={index + 1}
            refusal={refusal}
          />
        ))}
      </ul>
      <AddField
        copy={copy}
        sellable={props.sellable}
        problem={problemOf('add')}
        onChoose={() => saveButton.current?.click()}
      />
      <DiscountField
        copy={copy}
        isOn={refusal.typed ? 'discounts' in refusal.typed : props.hasDiscounts}
      />
      <NoteField copy={copy} note={refusal.typed?.['note'] ?? note} problem={problemOf('note')} />
      <button
        ref={saveButton}
        type="submit"
        name="intent"
        value="edit"
        disabled={isBusy}
        aria-busy={isBusy}
        className="pill pill-small mt-5"
      >
        {copy.save}
      </button>
    </Form>
  )
}

function Warning({ copy, kind }: { copy: Props['copy']; kind: QuoteFormResult['warning'] }) {
  if (kind === null) return null
  return (
    <p role="alert" className="mt-4 border-s-4 border-citron ps-4">
      {copy[kind]}{' '}
      {kind === 'stale' ? (
        <Link to="." target="_blank" rel="noreferrer" className="text-link">
          {copy.showStored}
        </Link>
      ) : null}
    </p>
  )
}

type AddFieldProps = Pick<Props, 'copy' | 'sellable'> & {
  problem: string | undefined
  onChoose: () => void
}

function AddField({ copy, sellable, problem, onChoose }: AddFieldProps) {
  return (
    <div className="mt-5">
      <label htmlFor="add" className="font-medium">
        {copy.add}
      </label>
      <SelectBox
        id="add"
        name="add"
        className="mt-1"
        defaultValue=""
        {...describedBy('add', problem)}
        onChange={onChoose}
      >
        <option value="">{copy.addNothing}</option>
        <option value="own">{copy.addOwn}</option>
        <option value="credit">{copy.addCredit}</option>
        {sellable.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectBox>
      <Problem id="add" text={problem} />
    </div>
  )
}

/** A form without the hidden field, such as an older one, leaves the switch as it is. */
function DiscountField({ copy, isOn }: { copy: Props['copy']; isOn: boolean }) {
  return (
    <div className="mt-5">
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          name="discounts"
          value="on"
          defaultChecked={isOn}
          aria-describedby="discounts-hint"
          className="size-6"
        />
        {copy.discounts}
      </label>
      <input type="hidden" name="discounts-shown" value="yes" />
      <p id="discounts-hint" className="text-fg-muted">
        {copy.discountsHint}
      </p>
    </div>
  )
}

type NoteFieldProps = { copy: Props['copy']; note: string; problem: string | undefined }

function NoteField({ copy, note, problem }: NoteFieldProps) {
  return (
    <div className="mt-5">
      <label htmlFor="note" className="font-medium">
        {copy.note}
      </label>
      <textarea
        id="note"
        name="note"
        dir="auto"
        defaultValue={note}
        maxLength={2000}
        {...describedBy('note', problem)}
        className={`${controlClass} mt-1 field-sizing-content min-h-24`}
      />
      <Problem id="note" text={problem} />
      <p className="mt-1 text-fg-muted">{copy.noteHint}</p>
    </div>
  )
}
