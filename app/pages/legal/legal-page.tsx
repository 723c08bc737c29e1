import { company } from '#catalog/company.ts'
import { pageUrl } from '#i18n/links.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { SectionHead } from '#site/opening/section-head.tsx'
import { formatPhone } from '#site/phone-number.ts'
import { RelatedLinks } from '#site/related-links.tsx'
import type { legalDataFor } from './legal-data.ts'

type Props = ReturnType<typeof legalDataFor>

export function LegalPage(props: Props) {
  const { lang, path, opening, links, related } = props
  return (
    <>
      <PageOpening lang={lang} path={path} opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {links.contact}
        </a>
      </PageOpening>
      <InShort {...props} />
      <RelatedLinks lang={lang} path={path} title={related} links={links} />
    </>
  )
}

function InShort({ badge, title, facts, contact }: Props) {
  return (
    <section aria-labelledby="short-title" className="wrap grid gap-x-6 gap-y-10 pt-section lg:grid-cols-12">
      <SectionHead id="short-title" badge={badge} title={title} className="lg:col-span-4" />
      <dl className="rows lg:col-span-8">
        {facts.map(({ name, text }) => (
          <div key={name} className={row}>
            <dt className="headline-h3">{name}</dt>
            <dd className="max-w-[34em]">{text}</dd>
          </div>
        ))}
        <div className={row}>
          <dt className="headline-h3">{contact}</dt>
          <dd className="flex flex-wrap gap-x-7 gap-y-2">
            <a href={`mailto:${company.email}`} className="text-link">
              <bdi dir="ltr">{company.email}</bdi>
            </a>
            <a href={`tel:${company.phone}`} className="text-link">
              <bdi dir="ltr">{formatPhone(company.phone)}</bdi>
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}

const row = 'row grid items-baseline gap-x-6 gap-y-2 py-6 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]'
