import type { QrWords } from '#content/pages/qr-generator/he.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

/**
 * The codes that are saved on this device if the visitor has chosen so. The script fills the list.
 */
export function HistoryPanel({ words }: { words: QrWords['history'] }) {
  return (
    <section
      aria-labelledby="qr-history"
      className="qr-panel"
      {...dataAttributes({ 'qr-history': true })}
    >
      <h2 id="qr-history" className="headline-h3">
        {words.title}
      </h2>
      <label className="qr-check">
        <input
          type="checkbox"
          className="tick"
          aria-describedby="qr-history-note"
          {...dataAttributes({ 'qr-keep': true })}
        />
        {words.keep}
      </label>
      <p id="qr-history-note" className="max-w-[34em] text-small text-fg-muted">
        {words.note}
      </p>
      <ul className="qr-made" {...dataAttributes({ 'qr-made': true })} />
      <p
        role="status"
        className="text-small font-medium"
        {...dataAttributes({ 'qr-kept': true })}
      />
      <button
        type="button"
        hidden
        className="text-link justify-self-start"
        {...dataAttributes({ 'qr-remove-all': true })}
      >
        {words.removeAll}
      </button>
    </section>
  )
}
