import type { Home } from '#content/pages/home/he.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { DageshMark } from '#documents/site/parts/letter/dagesh-mark.tsx'

/** Explains the studio's name: a letter, and the dot that changes its sound. */
export function Vision({ copy }: { copy: Home['vision'] }) {
  return (
    <section aria-labelledby="vision-title" className="vision tone-fig">
      <div className="wrap py-section">
        <p className="badge">{copy.badge}</p>
        <Headline
          as="h2"
          size="d2"
          id="vision-title"
          title={copy.title}
          dot={false}
          className="mt-5"
        />
        <p className="vision-text">{copy.text}</p>
        <DageshMark className="vision-mark" />
      </div>
    </section>
  )
}
