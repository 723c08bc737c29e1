import type { About } from '#content/pages/about/he.ts'
import { Headline } from '#documents/site/parts/opening/headline.tsx'

/** Confidential facts, shown as redacted lines of a document. */
export function Confidential({ copy }: { copy: About['confidential'] }) {
  return (
    <section aria-labelledby="confidential-title" className="bg-surface">
      <div className="wrap grid items-center gap-x-6 gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Headline as="h2" id="confidential-title" title={copy.title} dot={false} />
          <p className="mt-6 max-w-[30em] text-lede text-pretty">{copy.text}</p>
        </div>
        <div aria-hidden="true" className="struck lg:col-span-5 lg:col-start-8">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </section>
  )
}
