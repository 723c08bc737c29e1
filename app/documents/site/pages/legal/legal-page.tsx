import type { ReactNode } from 'react'
import { Headline } from '#documents/site/parts/opening/headline.tsx'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { RelatedLinks } from '#documents/site/parts/related-links.tsx'
import { LegalContact } from './legal-contact.tsx'
import { LegalContents } from './legal-contents.tsx'
import type { LegalData } from './legal-data.ts'
import { LegalSection } from './legal-section.tsx'

type Props = LegalData & {
  /** Content to add below the text of a section, by its anchor. */
  parts?: Readonly<Partial<Record<string, ReactNode>>>
}

/** Terms, privacy policy and accessibility statement (requirements 3.13). */
export function LegalPage({ lang, path, opening, links, related, parts, ...page }: Props) {
  const { title, sections, authorityUrl, version, copy } = page
  const entries = sections.map(({ id, title: name }) => ({ id, name }))
  return (
    <>
      <PageOpening lang={lang} path={path} opening={opening}>
        <p className="text-small font-medium">
          <time dateTime={version.day}>{version.text}</time>
        </p>
      </PageOpening>
      <div className="wrap grid gap-x-6 gap-y-12 pt-section lg:grid-cols-12">
        <Headline as="h2" size="h2" title={title} dot={false} className="lg:col-span-12" />
        <LegalContents
          title={copy.contents}
          entries={[...entries, { id: contactId, name: copy.contact }]}
        />
        <div className="rows lg:col-span-8 lg:col-start-5">
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} href={authorityUrl}>
              {parts?.[section.id]}
            </LegalSection>
          ))}
          <LegalContact id={contactId} lang={lang} copy={copy} />
        </div>
      </div>
      <RelatedLinks lang={lang} path={path} title={related} links={links} />
    </>
  )
}

const contactId = 'studio'
