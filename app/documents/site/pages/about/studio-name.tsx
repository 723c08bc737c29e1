import type { About } from '#content/pages/about/he.ts'
import { DageshMark } from '#documents/site/parts/letter/dagesh-mark.tsx'
import { Headline } from '#documents/site/parts/opening/headline.tsx'

/** Explains the studio's name: one letter without and with its dot. */
export function StudioName({ copy }: { copy: About['name'] }) {
  return (
    <section aria-labelledby="name-title" className="overflow-clip tone-fig">
      <div className="wrap grid items-center gap-x-6 gap-y-14 py-section lg:grid-cols-12">
        <header className="lg:col-span-5">
          <p className="badge">{copy.badge}</p>
          <Headline as="h2" id="name-title" title={copy.title} dot={false} className="mt-4" />
          <p className="mt-6 max-w-[30em] text-lede text-pretty">{copy.text}</p>
        </header>
        <div className="letters lg:col-span-6 lg:col-start-7">
          {[copy.without, copy.with].map((caption) => (
            <figure key={caption}>
              <DageshMark className="letter-mark" />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
