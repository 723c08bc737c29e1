import type { BusinessCard } from '#copy/he/business-card.ts'
import { fill } from '#i18n/fill.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { CardIcon } from '#parts/card/card-icon.tsx'

/** A QR code as one path of unit squares. */
export type Code = { size: number; path: string }

type Props = { name: string; url: string; code: Code; copy: BusinessCard }

/**
 * The buttons to share the card and to show its QR code. Without scripts the first one opens
 * WhatsApp with the link; the second one needs no script.
 */
export function CardTools({ name, url, code, copy }: Props) {
  const text = fill(copy.shareText, { name, url })
  return (
    <>
      <div className="bc-tools">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          className="bc-tool"
          {...dataAttributes({
            'card-tap': 'share',
            'card-share': true,
            'copy-link': url,
            copied: copy.copied,
            'not-copied': fill(copy.notCopied, { url }),
          })}
        >
          <CardIcon name="share" />
          {copy.share}
        </a>
        <button
          type="button"
          className="bc-tool"
          popoverTarget="card-code"
          {...dataAttributes({ 'card-tap': 'code' })}
        >
          <CardIcon name="code" />
          {copy.code}
        </button>
      </div>
      <p role="status" className="bc-status" {...dataAttributes({ 'card-announcement': true })} />
      <div id="card-code" popover="auto" className="bc-code">
        <svg viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`} role="img" aria-label={copy.scan}>
          <path d={code.path} />
        </svg>
        <p>{copy.scan}</p>
        <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
        <button
          type="button"
          className="bc-close"
          popoverTarget="card-code"
          popoverTargetAction="hide"
        >
          <CardIcon name="close" />
          <span className="sr-only">{copy.close}</span>
        </button>
      </div>
    </>
  )
}
