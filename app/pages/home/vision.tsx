import type { Home } from '#copy/he/home.ts'
import { Headline } from '#site/opening/headline.tsx'
import { DageshMark } from '#site/letter/dagesh-mark.tsx'

/** What the name means, shown: a letter, and the dot that changes its sound. */
export function Vision({ copy }: { copy: Home['vision'] }) {
  return (
    <section aria-labelledby="vision-title" className="vision tone-fig">
      <DageshMark className="vision-mark" />
      <div className="wrap relative py-section">
        <p className="badge">{copy.badge}</p>
        <Headline as="h2" size="d1" id="vision-title" title={copy.title} dot={false} className="mt-5" />
        <p className="mt-8 max-w-[30em] text-lede text-pretty">{copy.text}</p>
      </div>
    </section>
  )
}
