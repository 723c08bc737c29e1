import { missingTexts, type CardText } from '#domain/business-card/card-languages.ts'
import { fill } from '#i18n/fill.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { InputField, TextAreaField } from '#ui/field.tsx'
import { EditorSection } from '#desk/parts/editor-section.tsx'
import type { EditorPartProps } from './editor-part-props.ts'

const langs = ['he', 'en', 'ru'] as const satisfies readonly CardLang[]
const lines = ['name', 'role', 'company', 'address'] as const satisfies readonly CardText[]
const areas = ['about', 'services'] as const satisfies readonly CardText[]

/** The texts in three languages side by side, each with what is missing. */
export function TextFields({ copy, saved, content, faults }: EditorPartProps) {
  const { form } = copy
  return (
    <EditorSection title={form.words}>
      <div className="grid gap-x-4 gap-y-10 xl:grid-cols-3">
        {langs.map((lang) => (
          <div key={lang} className="min-w-0">
            <p lang={lang} className="font-semibold">
              {cardLanguages[lang].name}
            </p>
            <p role="status" className="mb-3 min-h-12 text-small text-fg-muted">
              {describeMissing(missingTexts(content, lang), form)}
            </p>
            <div className="grid gap-3">
              {lines.map((text) => (
                <InputField
                  key={text}
                  id={`${lang}.${text}`}
                  name={`${lang}.${text}`}
                  lang={lang}
                  dir={cardLanguages[lang].dir}
                  label={form.texts[text]}
                  defaultValue={saved.words[lang][text]}
                  error={faults[`${lang}.${text}`]}
                />
              ))}
              {areas.map((text) => (
                <TextAreaField
                  key={text}
                  id={`${lang}.${text}`}
                  name={`${lang}.${text}`}
                  lang={lang}
                  dir={cardLanguages[lang].dir}
                  label={form.texts[text]}
                  defaultValue={[saved.words[lang][text]].flat().join('\n')}
                  error={faults[`${lang}.${text}`]}
                  className="[&_textarea]:field-sizing-content [&_textarea]:min-h-28"
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </EditorSection>
  )
}

function describeMissing(
  missing: readonly CardText[],
  form: EditorPartProps['copy']['form'],
): string {
  if (missing.includes('name')) return form.noLanguage
  if (missing.length === 0) return form.complete
  return fill(form.missing, { fields: missing.map((text) => form.texts[text]).join(', ') })
}
