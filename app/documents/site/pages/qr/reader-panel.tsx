import type { QrWords } from '#content/pages/qr-generator/he.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { FileField } from '#ui/file-field.tsx'

/**
 * Reads the code in a picture that the visitor chooses, such as to find out where a printed one
 * leads.
 */
export function ReaderPanel({ words }: { words: QrWords['reader'] }) {
  return (
    <section aria-labelledby="qr-reader" className="qr-panel">
      <h2 id="qr-reader" className="headline-h3">
        {words.title}
      </h2>
      <FileField
        id="qr-read"
        accept="image/*"
        label={words.label}
        note={words.note}
        choose={words.choose}
        hint={words.hint}
      />
      <div role="status" className="qr-read">
        <p className="font-semibold" {...dataAttributes({ 'qr-read-found': true })} />
        <bdi {...dataAttributes({ 'qr-read-text': true })} />
      </div>
      <button
        type="button"
        hidden
        className="pill pill-small justify-self-start"
        {...dataAttributes({ 'qr-read-use': true })}
      >
        {words.use}
      </button>
    </section>
  )
}
