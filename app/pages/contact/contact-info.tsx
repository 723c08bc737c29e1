import type { Contact } from '#copy/he/contact.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ContactWays } from '#site/contact-ways.tsx'

type Props = { lang: Lang; copy: Contact; className: string }

export function ContactInfo({ lang, copy, className }: Props) {
  return (
    <section aria-labelledby="info-title" className={className}>
      <h2 id="info-title" className="headline-h2 mb-10">
        {copy.infoTitle}
      </h2>
      <ContactWays labels={copy.labels} actions={copy.actions} />
      <h3 className="mt-10 text-small text-fg-muted">{copy.labels.hours}</h3>
      <p className="text-lede font-semibold text-balance">{copy.hours}</p>
      <p className="mt-2 max-w-[30em] text-pretty text-fg-muted">{copy.afterHours}</p>
      <p className="mt-8">
        <a href={pageUrl(lang, '')} className="text-link">
          {copy.back}
        </a>
      </p>
    </section>
  )
}
