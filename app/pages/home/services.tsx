import { serviceIds, services } from '#catalog/services.ts'
import type { Home } from '#copy/he/home.ts'
import type { Services as Words } from '#copy/he/services.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LinkRows } from '#site/link-rows.tsx'
import { SectionHead } from '#site/opening/section-head.tsx'

type Props = { lang: Lang; copy: Home['services']; words: Words }

export function Services({ lang, copy, words }: Props) {
  const rows = serviceIds.map((id) => ({
    href: pageUrl(lang, `services/${id}`),
    ...words.items[id],
    note: services[id].popular ? words.popular : undefined,
  }))
  return (
    <section id="services" aria-labelledby="services-title" className="wrap py-section">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <SectionHead id="services-title" {...copy} className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start" />
        <div className="lg:col-span-8">
          <LinkRows rows={rows} />
        </div>
      </div>
    </section>
  )
}
