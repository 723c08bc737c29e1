import { offeredServices } from '#catalog/offered.ts'
import type { SalesTerms } from '#domain/studio/sales-terms.ts'
import type { TermId } from '#content/services/service-words.ts'
import type { Copy } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { serviceTerms } from '#documents/site/parts/service-terms.ts'

/** The terms of every service that is offered, in the words of its own page (requirements 3.13). */
export function serviceTermsFor(
  { servicePages, servicePage, services, catalogue }: Copy,
  sales: SalesTerms,
) {
  const { labels } = servicePage.terms
  // SAFETY: the keys of the labels are the ids of the terms.
  const ids = (Object.keys(labels) as TermId[]).filter((id) => id !== 'scheduling')
  return offeredServices(sales).map((service) => {
    const words = servicePages[service]
    const texts = serviceTerms(service, { words, shared: servicePage, catalogue })
    return {
      service,
      name: services.items[service].name,
      terms: ids.flatMap((id) => {
        const text = texts[id]
        return text === undefined ? [] : [{ id, label: labels[id], text }]
      }),
    }
  })
}

type Props = { lang: Lang; services: ReturnType<typeof serviceTermsFor> }

/**
 * A collapsed section for each service; it opens without scripts, and when a search in the page
 * finds text in it.
 */
export function ServiceTerms({ lang, services }: Props) {
  return (
    <div>
      {services.map(({ service, name, terms }) => (
        <details key={service} className="group border-b border-line last:border-b-0">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
            {name}
            <span
              aria-hidden="true"
              className="text-lede leading-none transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <dl className="grid gap-x-6 gap-y-1 pb-5 text-small sm:grid-cols-[7rem_1fr]">
            {terms.map(({ id, label, text }) => (
              <div key={id} className="contents">
                <dt className="font-semibold">{label}</dt>
                <dd className="mb-2 max-w-[40em] text-pretty">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="pb-5 text-small">
            <a href={`${pageUrl(lang, `services/${service}`)}#terms`} className="text-link">
              {name}
            </a>
          </p>
        </details>
      ))}
    </div>
  )
}
