import { company } from '#catalog/company.ts'
import { pageUrl } from '#i18n/links.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { formatPhone } from '#site/phone-number.ts'
import { RelatedLinks } from '#site/related-links.tsx'
import { ShortFacts } from '#site/short-facts.tsx'
import type { legalDataFor } from './legal-data.ts'

type Props = ReturnType<typeof legalDataFor>

/** Terms, privacy policy and accessibility statement: facts, and whom to ask (requirements 3.13). */
export function LegalPage({ lang, path, opening, contact, links, related, ...facts }: Props) {
  return (
    <>
      <PageOpening lang={lang} path={path} opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {links.contact}
        </a>
      </PageOpening>
      <ShortFacts {...facts} last={{ name: contact, children: <Contact /> }} />
      <RelatedLinks lang={lang} path={path} title={related} links={links} />
    </>
  )
}

function Contact() {
  return (
    <>
      <a href={`mailto:${company.email}`} className="text-link">
        <bdi dir="ltr">{company.email}</bdi>
      </a>
      <a href={`tel:${company.phone}`} className="text-link">
        <bdi dir="ltr">{formatPhone(company.phone)}</bdi>
      </a>
    </>
  )
}
