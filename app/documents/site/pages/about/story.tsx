import type { About } from '#content/pages/about/he.ts'
import { ClaimFigure } from '#documents/site/parts/claim-figure.tsx'
import { FounderPortrait } from '#documents/site/parts/founder-portrait.tsx'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'

/** The founder's portrait, and her story with figures. */
export function Story({ copy }: { copy: About }) {
  const { story } = copy
  return (
    <section aria-labelledby="story-title" className="wrap py-section">
      <div className="grid gap-x-6 gap-y-14 md:grid-cols-12">
        <div className="md:col-span-5">
          <figure>
            <FounderPortrait alt={copy.portraitAlt} />
            <figcaption className="mt-4 font-semibold">{copy.jobTitle}</figcaption>
          </figure>
        </div>
        <div className="flex flex-col justify-between gap-10 md:col-span-7 lg:col-span-6 lg:col-start-7">
          <div>
            <SectionHead id="story-title" badge={story.badge} title={story.title} />
            {story.paragraphs.map((text) => (
              <p key={text} className="mt-6 max-w-[30em] text-lede text-pretty">
                {text}
              </p>
            ))}
          </div>
          <dl className="flex gap-10">
            {(['years', 'projects'] as const).map((id) => (
              <div key={id} className="flex flex-col-reverse">
                <dt className="text-small text-fg-muted">{copy.badges[id]}</dt>
                <dd>
                  <ClaimFigure id={id} className="text-h2" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
