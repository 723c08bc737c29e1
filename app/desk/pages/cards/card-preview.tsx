import type { AdminCards } from '#desk/words/he/cards.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import { textOn } from '#domain/business-card/card-colors.ts'
import type { CardContent } from '#domain/business-card/card-content.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { CardView } from '#parts/card/card-view.tsx'

type Props = {
  copy: AdminCards
  words: Record<CardLang, BusinessCard>
  content: CardContent
  lang: CardLang
  onLang: (lang: CardLang) => void
}

const langs = ['he', 'en', 'ru'] as const satisfies readonly CardLang[]

/** The target of the link that leads down to the preview on a phone. */
export const previewId = 'card-preview'

/** The card at the width of a phone. It is inert: it can be seen but not used. */
export function CardPreview({ copy, words, content, lang, onLang }: Props) {
  const { form } = copy
  return (
    <section id={previewId} aria-label={form.preview} className="min-w-0 scroll-mt-20">
      <div className="lg:sticky lg:top-20">
        <div role="group" aria-label={form.previewLang} className="flex gap-2">
          {langs.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === lang}
              onClick={() => onLang(each)}
              className="min-h-11 min-w-11 rounded-full px-3 aria-pressed:bg-selected aria-pressed:font-semibold"
            >
              {cardLanguages[each].name}
            </button>
          ))}
        </div>
        <div
          inert
          className="mt-2 h-[min(46rem,75vh)] overflow-y-auto rounded-[2rem] border-8 border-field-line [&_.bc]:min-h-full"
        >
          <div
            ref={(element) => applyColors(element, content)}
            lang={lang}
            dir={cardLanguages[lang].dir}
            className={`bc bc-${content.theme}`}
          >
            <CardView lang={lang} content={content} copy={words[lang]} saveUrl="#" />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Set by script, because the security policy refuses style attributes. */
function applyColors(element: HTMLElement | null, { colors }: CardContent): void {
  const values = {
    '--paper': colors?.paper,
    '--ink': colors?.ink,
    '--accent': colors?.accent,
    '--on-accent': colors ? textOn(colors.accent) : undefined,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) element?.style.removeProperty(name)
    else element?.style.setProperty(name, value)
  }
}
