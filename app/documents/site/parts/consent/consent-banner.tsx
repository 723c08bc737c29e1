import type { Consent } from '#copy/he/consent.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { ConsentAnswers } from '#parts/consent-answers.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; copy: Consent; analyticsId: string }

/**
 * Hidden until islands/behaviours/consent finds that it has to ask. Not modal, and over the page,
 * so that nothing moves; first in the document, so that it is the first tab stop.
 */
export function ConsentBanner({ lang, copy, analyticsId }: Props) {
  return (
    <section
      hidden
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="consent"
      {...dataAttributes({ behaviour: 'consent', 'analytics-id': analyticsId })}
    >
      <div>
        <h2 id="consent-title" className="pe-12 font-semibold">
          {copy.title}
        </h2>
        <p className="mt-1 text-small text-pretty text-fg-muted">
          {copy.text}{' '}
          <a href={pageUrl(lang, 'privacy-policy')} className="font-medium text-fg underline">
            {copy.learnMore}
          </a>
        </p>
        <ConsentAnswers answers={copy.answers} className="mt-2 text-small font-medium" />
      </div>
      <div className="consent-choices">
        {(['declined', 'accepted'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            className="pill pill-line pill-small"
            {...dataAttributes({ consent: choice })}
          >
            {choice === 'accepted' ? copy.accept : copy.decline}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={copy.close}
        className="round-button consent-close"
        {...dataAttributes({ consent: 'later' })}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 fill-none stroke-current stroke-2"
        >
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
    </section>
  )
}
