import type { Home, TestimonialWords } from '#content/pages/home/he.ts'
import { shownTestimonials } from '#domain/studio/testimonials.ts'
import type { Lang } from '#i18n/languages.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { Arrow } from '#ui/arrow.tsx'
import { Proof } from './proof.tsx'
import { Testimonial } from './testimonial.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

/** The number of each sample's portrait, in the order of the samples. */
const portraits = [1, 4, 11, 3, 5, 8, 7, 9, 6, 2, 10, 12] as const

type Props = {
  lang: Lang
  copy: Home['testimonials']
  /** At most as many as cards are shown. */
  real: readonly TestimonialWords[]
}

/**
 * Facts that can be checked, and below them the testimonials in a row that scrolls: real ones, and
 * samples for the rest of the cards. The buttons are for visitors who cannot swipe.
 */
export function Testimonials({ lang, copy, real }: Props) {
  const samples = copy.items.slice(0, shownTestimonials - real.length)
  return (
    <section aria-labelledby="testimonials-title" className="bg-surface">
      <div className="py-section">
        <div className="wrap">
          <div className="proof-grid">
            <SectionHead
              id="testimonials-title"
              badge={copy.badge}
              title={copy.title}
              lead={copy.proof.lead}
            />
            <Proof lang={lang} copy={copy.proof} />
          </div>
        </div>
        <div {...dataAttributes({ 'testimonial-row': true })}>
          <div className="wrap testimonial-tools">
            <div>
              <h3 className="font-medium">{copy.list}</h3>
              {samples.length > 0 ? (
                <p className="text-small text-fg-muted">{copy.sampleNote}</p>
              ) : null}
            </div>
            <Steps copy={copy} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- there is nothing in it to press: arrow keys scroll the row itself */}
          <div role="group" aria-label={copy.list} tabIndex={0} className="testimonial-row">
            {[...real, ...samples].map((testimonial, index) => (
              <Testimonial
                key={testimonial.name + testimonial.quote}
                lang={lang}
                testimonial={testimonial}
                words={copy}
                portrait={portraits[index - real.length] ?? 1}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Steps({ copy }: { copy: Home['testimonials'] }) {
  return (
    <div className="steps-of-carousel">
      <button
        type="button"
        className="round-button step-button"
        aria-label={copy.previous}
        {...dataAttributes({ step: '-1' })}
      >
        <Arrow className="size-4 rotate-180" />
      </button>
      <button
        type="button"
        className="round-button step-button"
        aria-label={copy.next}
        {...dataAttributes({ step: '1' })}
      >
        <Arrow />
      </button>
    </div>
  )
}
