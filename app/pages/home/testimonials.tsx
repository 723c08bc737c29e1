import type { Home } from '#content/pages/home/he.ts'
import { SectionHead } from '#site/opening/section-head.tsx'
import { Arrow } from '#ui/arrow.tsx'
import { Testimonial } from './testimonial.tsx'
import { dataAttributes } from '#site/data-attributes.ts'

/** The number of each testimonial's portrait, in the order of the testimonials. */
const portraits = [1, 4, 11, 3, 5, 8, 7, 9, 6, 2, 10, 12] as const

/**
 * The first testimonial is large, the others are in a row that scrolls; its buttons are for those
 * who cannot swipe.
 */
export function Testimonials({ copy }: { copy: Home['testimonials'] }) {
  const testimonials = copy.items.map((item, index) => (
    <Testimonial
      key={item.name}
      {...item}
      stars={copy.stars}
      portrait={portraits[index % portraits.length] ?? 1}
      isFirst={index === 0}
    />
  ))
  const [first, ...others] = testimonials
  return (
    <section aria-labelledby="testimonials-title" className="bg-surface">
      <div className="py-section">
        <div className="wrap">
          <SectionHead
            id="testimonials-title"
            badge={copy.badge}
            title={copy.title}
            lead={copy.sampleNote}
          />
          {first}
        </div>
        <div {...dataAttributes({ 'testimonial-row': true })}>
          <div className="wrap testimonial-tools">
            <h3 className="font-medium">{copy.others}</h3>
            <Steps copy={copy} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- there is nothing in it to press: arrow keys scroll the row itself */}
          <div role="group" aria-label={copy.others} tabIndex={0} className="testimonial-row">
            {others}
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
