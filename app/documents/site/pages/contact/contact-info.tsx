import type { Contact } from '#content/pages/contact/he.ts'
import type { Forms } from '#copy/he/forms.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ContactMethods } from '#documents/site/parts/contact-methods.tsx'
import { FounderPortrait } from '#documents/site/parts/founder-portrait.tsx'

type Props = {
  lang: Lang
  copy: Contact
  ways: Forms['contact']
  /** The studio's own closed days to come; a name is '' where it has none. */
  closed: readonly { days: string; name: string }[]
  className: string
}

/** How to reach the studio without the form, and its hours (requirements 3.15). */
export function ContactInfo({ lang, copy, ways, closed, className }: Props) {
  return (
    <section aria-labelledby="info-title" className={className}>
      <h2 id="info-title" className="headline-h2 mb-10">
        {copy.infoTitle}
      </h2>
      <div className="mb-8 flex items-center gap-5">
        <FounderPortrait alt="" sizes="6rem" className="h-auto w-24 flex-none rounded-ee-chip" />
        <p className="text-lede text-balance">{copy.person}</p>
      </div>
      <ContactMethods copy={ways} />
      <h3 className="mt-10 text-small text-fg-muted">{copy.hoursTitle}</h3>
      <p className="text-lede font-semibold text-balance">{copy.hours}</p>
      <p className="mt-2 max-w-[30em] text-pretty text-fg-muted">{copy.afterHours}</p>
      {closed.length > 0 && (
        <>
          <h3 className="mt-8 text-small text-fg-muted">{copy.closedTitle}</h3>
          <ul>
            {closed.map(({ days, name }) => (
              <li key={days} className="text-balance">
                <span className="font-semibold">{days}</span>
                {name === '' ? null : <span className="text-fg-muted"> · {name}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-8">
        <a href={pageUrl(lang, '')} className="text-link">
          {copy.back}
        </a>
      </p>
    </section>
  )
}
