import { missingTexts, type CardText } from '#domain/business-card/card-languages.ts'
import { splitName } from '#domain/business-card/split-name.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { fill } from '#i18n/fill.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { InputField, TextAreaField } from '#ui/field.tsx'
import { EditorSection } from '#desk/parts/editor-section.tsx'
import type { EditorPartProps } from './editor-part-props.ts'

const langs = ['he', 'en', 'ru'] as const satisfies readonly CardLang[]
const lines = ['role', 'company', 'address'] as const satisfies readonly CardText[]
const nameParts = ['given', 'family'] as const
type LineText = (typeof lines)[number]
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
              <Line text="name" lang={lang} copy={copy} saved={saved} faults={faults} />
              <NameParts lang={lang} copy={copy} saved={saved} content={content} faults={faults} />
              {lines.map((text) => (
                <Line
                  key={text}
                  text={text}
                  lang={lang}
                  copy={copy}
                  saved={saved}
                  faults={faults}
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

type LineProps = Pick<EditorPartProps, 'copy' | 'saved' | 'faults'> & { lang: CardLang }

function Line({ text, lang, copy, saved, faults }: LineProps & { text: 'name' | LineText }) {
  return (
    <InputField
      id={`${lang}.${text}`}
      name={`${lang}.${text}`}
      lang={lang}
      dir={cardLanguages[lang].dir}
      label={copy.form.texts[text]}
      defaultValue={saved.words[lang][text]}
      error={faults[`${lang}.${text}`]}
    />
  )
}

/** How phones file the name. Empty fields show what the name is split into. */
function NameParts({
  lang,
  copy,
  saved,
  content,
  faults,
}: LineProps & Pick<EditorPartProps, 'content'>) {
  const words = content.words[lang]
  const split = splitName(cleanLine(words.name), words)
  return (
    <fieldset>
      <legend className="sr-only">{copy.form.nameParts.title}</legend>
      <div className="grid grid-cols-2 gap-3">
        {nameParts.map((part) => (
          <InputField
            key={part}
            id={`${lang}.${part}`}
            name={`${lang}.${part}`}
            lang={lang}
            dir={cardLanguages[lang].dir}
            label={copy.form.nameParts[part]}
            placeholder={split[part]}
            defaultValue={saved.words[lang][part]}
            error={faults[`${lang}.${part}`]}
            className="[&_input]:px-3 [&_label]:text-small [&_label]:font-normal"
          />
        ))}
      </div>
      <p className="mt-1 text-small text-fg-muted">{copy.form.nameParts.note}</p>
    </fieldset>
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
