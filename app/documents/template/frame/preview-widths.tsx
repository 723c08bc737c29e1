import type { TemplateFrameCopy } from '#copy/he/template-frame.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

const widths = [
  { name: 'phone', width: 390, icon: 'M5 1.5h6v13H5zM7.5 12.5h1' },
  { name: 'tablet', width: 820, icon: 'M3 1.5h10v13H3zM7.5 12.5h1' },
  { name: 'desk', width: 1440, icon: 'M1 2.5h14v9H1zM5 14.5h6M8 11.5v3' },
] as const

/** Buttons that open the preview at the width of a device. Hidden without scripts. */
export function PreviewWidths({ copy }: { copy: TemplateFrameCopy }) {
  return (
    <div role="group" aria-label={copy.widthsLabel} className="frame-widths">
      {widths.map(({ name, width, icon }) => (
        <button
          key={name}
          type="button"
          className="frame-width"
          aria-label={copy.widths[name]}
          title={copy.widths[name]}
          {...dataAttributes({ 'preview-width': width })}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="frame-icon">
            <path d={icon} />
          </svg>
        </button>
      ))}
    </div>
  )
}
