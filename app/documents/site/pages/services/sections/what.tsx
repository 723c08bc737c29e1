import { servicePictureOf } from '#content/services/service-picture.ts'
import { SectionHead } from '#documents/site/parts/opening/section-head.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ServiceData } from '../service-data.ts'

/** What the service is, beside its picture, and when customers need it. */
export function What({ lang, slug, words: { what, examples }, shared }: ServiceData) {
  return (
    <section aria-labelledby="what-title" className="wrap service-section">
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-12">
        <div className="md:col-span-4">
          <Picture
            {...servicePictureOf(slug, lang)}
            ratio={1.25}
            sizes="(width >= 43.75rem) 32vw, 92vw"
            alt=""
            className="h-auto w-full rounded-es-picture"
          />
        </div>
        <div className="self-end md:col-span-8 lg:col-span-7 lg:col-start-6">
          <SectionHead
            id="what-title"
            badge={shared.badges.what}
            title={what.title}
            lead={what.text}
          />
          <h3 className="mt-12 border-t-2 border-line-strong pt-5 font-semibold">
            {examples.title}
          </h3>
          <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-3">
            {examples.items.map((item) => (
              <li key={item} className="dot-item text-lede">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
