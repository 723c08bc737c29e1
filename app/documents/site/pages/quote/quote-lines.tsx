import type { Quotes } from '#copy/he/quotes.ts'
import { fill } from '#i18n/fill.ts'
import type { LineView, QuoteView } from '#server/quotes/quote-view.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { copy: Quotes; view: QuoteView; isOpen: boolean }

/**
 * The lines of the quote. An optional line has a checkbox; a line that was left out stays, in a
 * muted colour.
 */
export function QuoteLines({ copy, view, isOpen }: Props) {
  const hasOptional = isOpen && view.lines.some(({ optional }) => optional)
  return (
    <section aria-labelledby="lines-title" className="px-gutter pt-16">
      <h2 id="lines-title" className="headline-h3">
        {copy.lines.title}
      </h2>
      <ul className="mt-4 border-t-2 border-line-strong">
        {view.lines.map((line) => (
          <li key={line.id} className="border-b border-line">
            {line.optional && isOpen ? (
              <OptionalLine copy={copy} line={line} />
            ) : (
              <FixedLine copy={copy} line={line} />
            )}
          </li>
        ))}
      </ul>
      {hasOptional ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
          <p className="max-w-[36em] flex-1 basis-72 text-small text-pretty text-fg-muted">
            {copy.lines.hint}
          </p>
          <button
            type="submit"
            name="intent"
            value="choose"
            {...dataAttributes({ 'quote-update': true })}
            className="pill pill-line pill-small"
          >
            {copy.lines.update}
          </button>
        </div>
      ) : null}
    </section>
  )
}

const rowClass =
  'grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 py-5 md:grid-cols-[1.75rem_minmax(0,1fr)_auto]'

function OptionalLine({ copy, line }: { copy: Quotes; line: LineView }) {
  return (
    <label
      className={`${rowClass} cursor-pointer hover:bg-selected has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus`}
    >
      <input
        type="checkbox"
        name="line"
        value={line.id}
        defaultChecked={line.taken}
        aria-label={fill(copy.lines.take, { item: line.name })}
        className="tick peer translate-y-1 outline-none"
      />
      <Words line={line} note={copy.lines.optional} />
      <Price line={line} />
    </label>
  )
}

function FixedLine({ copy, line }: { copy: Quotes; line: LineView }) {
  return (
    <div className={`${rowClass} ${line.taken ? '' : 'text-fg-muted'}`}>
      <span
        aria-hidden="true"
        className={`ms-2 size-2 -translate-y-0.5 rounded-full ${line.taken ? 'bg-fg' : 'inset-ring-2 inset-ring-field-line'}`}
      />
      <Words line={line} {...(line.taken ? {} : { note: copy.lines.leftOut })} />
      <Price line={line} />
    </div>
  )
}

function Words({ line: { name, detail, remarks }, note }: { line: LineView; note?: string }) {
  const small = [...remarks, ...(note === undefined ? [] : [note])]
  return (
    <span>
      <span className="text-lede font-semibold">{name}</span>{' '}
      {detail === '' ? null : <span className="ms-1 text-fg-muted">{detail}</span>}
      {small.length === 0 ? null : (
        <span className="block text-small text-fg-muted">{small.join(' · ')}</span>
      )}
    </span>
  )
}

function Price({ line }: { line: LineView }) {
  return (
    <span className="col-start-2 whitespace-nowrap tabular-nums md:col-start-3 md:text-end">
      <bdi className="font-semibold md:text-lede">{line.price}</bdi>
      {line.dollars === '' ? null : (
        <small className="ms-2 text-small text-fg-muted md:ms-0 md:block">{line.dollars}</small>
      )}
    </span>
  )
}
