import type { QrWords } from '#content/pages/qr-generator/he.ts'
import type { Drawing } from '#domain/qr/draw-code.ts'
import { toRelativePath } from '#domain/qr/relative-path.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  words: QrWords['result']
  download: QrWords['download']
  drawing: Drawing
  pictureName: string
  /** The number of squares and the smallest size to print them in, in words. */
  size: string
}

/** The code, the result of reading it back, and the buttons for its files. */
export function ResultPanel({ words, download, drawing, pictureName, size }: Props) {
  const { width, height, shapes } = drawing
  return (
    <section id="qr-result" aria-labelledby="qr-result-title" className="qr-result">
      <h2 id="qr-result-title" className="sr-only">
        {words.title}
      </h2>
      <div className="qr-paper">
        <svg
          id="qr-picture"
          role="img"
          aria-label={pictureName}
          viewBox={`0 0 ${width} ${height}`}
          {...dataAttributes({ 'qr-picture': true })}
        >
          {shapes.map(({ path, fill }, index) => (
            <path key={index} d={toRelativePath(path)} fill={fill} />
          ))}
        </svg>
      </div>
      <div className="qr-verdict" tabIndex={-1} {...dataAttributes({ 'qr-verdict': 'sample' })}>
        <p role="status" className="font-semibold" {...dataAttributes({ 'qr-status': true })}>
          {words.sample}
        </p>
        <ul className="qr-findings" {...dataAttributes({ 'qr-findings': true })} />
        <p className="text-small text-fg-muted" {...dataAttributes({ 'qr-size': true })}>
          {size}
        </p>
      </div>
      <Downloads words={download} />
    </section>
  )
}

const files = ['png', 'jpg', 'svg', 'pdf'] as const
const copies = ['copy', 'link'] as const

function Downloads({ words }: { words: QrWords['download'] }) {
  return (
    <div role="group" aria-label={words.title} className="qr-downloads">
      <div className="qr-files">
        {files.map((kind) => (
          <Button
            key={kind}
            type="button"
            variant={kind === 'png' ? 'solid' : 'line'}
            aria-disabled
            {...dataAttributes({ 'qr-file': kind })}
          >
            <bdi>{kind.toUpperCase()}</bdi>
          </Button>
        ))}
      </div>
      <label className="qr-width">
        <span>{words.width}</span>
        <input
          type="number"
          defaultValue={1024}
          min={128}
          max={4096}
          step={1}
          dir="ltr"
          {...dataAttributes({ 'qr-width': true })}
        />
      </label>
      <div className="qr-copies">
        {copies.map((kind) => (
          <button
            key={kind}
            type="button"
            className="text-link"
            aria-disabled={kind === 'copy' || undefined}
            {...dataAttributes({ 'qr-file': kind })}
          >
            {words[kind]}
          </button>
        ))}
      </div>
      <p
        role="status"
        className="text-small font-medium"
        {...dataAttributes({ 'qr-saved': true })}
      />
    </div>
  )
}
