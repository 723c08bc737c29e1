import { contrast } from '#domain/color.ts'
import { cardThemes, themeColors, type CardColors } from '#domain/business-card/card-themes.ts'
import { fill } from '#i18n/fill.ts'
import { EditorSection } from '#desk/parts/editor-section.tsx'
import type { EditorPartProps } from './editor-part-props.ts'

const parts = ['paper', 'ink', 'accent'] as const satisfies readonly (keyof CardColors)[]

/** The theme of the card, and its own colours with their contrast. */
export function ThemeFields({ copy, saved, content, faults }: EditorPartProps) {
  const { form, themes } = copy
  return (
    <EditorSection title={form.look}>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-3">
        {cardThemes.map((theme) => (
          <label key={theme} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={saved.theme === theme}
              className="size-6"
            />
            {themes[theme]}
          </label>
        ))}
      </div>
      <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="ownColors"
          value="yes"
          defaultChecked={saved.colors !== null}
          className="size-6"
        />
        {form.ownColors}
      </label>
      <div className="mt-2 flex flex-wrap gap-6">
        {parts.map((part) => (
          <label key={part} className="grid gap-1 text-small">
            {form[part]}
            <input
              type="color"
              name={part}
              defaultValue={(saved.colors ?? themeColors[saved.theme])[part]}
              className="h-11 w-16"
            />
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 text-small">
        {content.colors ? describeContrast(content.colors, form.contrast) : null}
      </p>
      <p className="mt-1 text-small font-medium text-danger">{faults['colors']}</p>
    </EditorSection>
  )
}

function describeContrast({ paper, ink, accent }: CardColors, text: string): string {
  const [onInk, onAccent] = [contrast(ink, paper), contrast(accent, paper)]
  return fill(text, { ink: onInk.toFixed(1), accent: onAccent.toFixed(1) })
}
