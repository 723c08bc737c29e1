import { useStudio } from '#parts/studio-context.ts'
import { pageAt } from '#content/pages.ts'
import type { ThankYouWords } from '#content/pages/thank-you-words.ts'
import type { Links } from '#content/site-words.ts'
import type { ThankYou } from '#copy/he/thank-you.ts'
import type { Opening } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { LinkRows } from './link-rows.tsx'
import { PageOpening } from './opening/page-opening.tsx'
import { TitledSection } from './titled-section.tsx'

type Props = {
  lang: Lang
  path: 'thank-you/contact' | 'thank-you/quote'
  opening: Opening
  copy: ThankYou
  steps: ThankYouWords['body']
  links: Links
}

/** What happens next, after a lead or a quote request (requirements 3.14). */
export function ThankYouScreen({ lang, path, opening, copy, steps, links }: Props) {
  const studio = useStudio()
  return (
    <>
      <PageOpening lang={lang} path={path} opening={opening}>
        <a href={pageUrl(lang, '')} className="pill">
          {copy.home}
        </a>
      </PageOpening>
      <TitledSection
        id="next-title"
        heading={
          <h2 id="next-title" className="headline-h2">
            {steps.next}
          </h2>
        }
      >
        <ol className="rows steps">
          {steps.steps.map((step) => (
            <li key={step} className="row">
              {step}
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p>{copy.urgent}</p>
          <p className="flex gap-3">
            <a href={telUrl(studio.phone)} className="pill pill-small pill-line">
              {copy.toCall}
            </a>
            <a href={whatsappUrl(studio.whatsapp)} className="pill pill-small pill-line">
              {copy.toWrite}
            </a>
          </p>
        </div>
        <div className="mt-16">
          <LinkRows
            rows={pageAt(path)
              .related.filter((to) => to !== '')
              .map((to) => ({ href: pageUrl(lang, to), name: links[to] }))}
          />
        </div>
      </TitledSection>
    </>
  )
}
