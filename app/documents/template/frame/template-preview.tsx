import type { TemplateFrameCopy } from '#copy/he/template-frame.ts'
import { fill } from '#i18n/fill.ts'
import { dataAttributes } from '#parts/data-attributes.ts'
import { PreviewWidths } from './preview-widths.tsx'

type Props = { copy: TemplateFrameCopy; business: string }

/** The page at the width of a device. A behaviour adds the frame and sets its address and width. */
export function TemplatePreview({ copy, business }: Props) {
  const title = fill(copy.previewTitle, { business })
  return (
    <dialog
      className="frame-preview"
      aria-label={title}
      {...dataAttributes({ 'preview-dialog': true })}
    >
      <div className="frame-preview-bar">
        <PreviewWidths copy={copy} />
        <form method="dialog">
          <button type="submit" className="frame-close">
            {copy.closePreview}
          </button>
        </form>
      </div>
      <div className="frame-stage">
        <template>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this page itself */}
          <iframe title={title} className="frame-page" />
        </template>
      </div>
    </dialog>
  )
}
