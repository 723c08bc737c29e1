import type { ReactNode } from 'react'
import { useStudio } from '#parts/studio-context.ts'
import { telUrl } from '#domain/phone/dial.ts'
import type { Quotes } from '#copy/he/quotes.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl, quoteUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { Dot } from '#documents/site/parts/opening/dot.tsx'
import { formatPhone } from '#i18n/phone-number.ts'

type Props = { lang: Lang; token: string; copy: Quotes; children: ReactNode }

/**
 * The frame of the quote page: the studio's name and a language switch, without the site's
 * navigation.
 */
export function QuoteFrame({ lang, token, copy, children }: Props) {
  const studio = useStudio()
  return (
    <div className="min-h-svh bg-surface pb-16 print:bg-transparent print:pb-0">
      <a href="#main" className="skip-link">
        {copy.skip}
      </a>
      <header className="mx-auto flex max-w-[62rem] items-center justify-between gap-6 px-gutter py-5 print:hidden">
        <a
          href={pageUrl(lang, '')}
          className="display-voice flex items-baseline py-2 text-[2rem] leading-none"
        >
          {studio.name[lang]}
          <Dot />
        </a>
        <nav aria-label={copy.languages}>
          <ul className="language-switch">
            {langs.map((each) => (
              <li key={each}>
                <a
                  href={quoteUrl(each, token)}
                  hrefLang={each}
                  lang={each}
                  aria-current={each === lang ? 'true' : undefined}
                >
                  <span aria-hidden="true">{languages[each].short}</span>
                  <span className="sr-only">{languages[each].name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-[62rem] overflow-clip rounded-ee-picture bg-bg print:max-w-none"
      >
        {children}
      </main>
      <footer className="mx-auto flex max-w-[62rem] flex-wrap gap-x-6 gap-y-1 px-gutter pt-6 text-small text-fg-muted print:hidden">
        <p>{studio.legal.name[lang]}</p>
        <a href={`mailto:${studio.email}`} className="underline underline-offset-4 hover:text-fg">
          <bdi dir="ltr">{studio.email}</bdi>
        </a>
        <a href={telUrl(studio.phone)} className="underline underline-offset-4 hover:text-fg">
          <bdi dir="ltr">{formatPhone(studio.phone)}</bdi>
        </a>
      </footer>
    </div>
  )
}
